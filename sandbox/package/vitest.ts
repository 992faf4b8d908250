import type { TestProject } from 'vitest/node';
import type { Connection } from './environment.ts';
import { startSandbox } from './start-sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For `connectSandbox(inject('sandbox'))`. */
    sandbox: Connection;
  }
}

/** A global setup for Vitest: one sandbox for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, token, adminToken, env, stop } = await startSandbox();
  project.provide('sandbox', { url, token, adminToken });
  Object.assign(process.env, env);
  return stop;
}
