export {
  type CaseResult,
  type ConformanceOptions,
  type ConformanceReport,
  checkConformance,
} from '../conformance/run.ts';
export {
  type Answer,
  connectSandbox,
  type Faults,
  type Mail,
  type RequestEntry,
  type SandboxClient,
  type Unanswered,
} from './client.ts';
export type { Connection } from './environment.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';
