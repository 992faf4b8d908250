// Runs all static checks, as many at a time as there are cores.
import { availableParallelism } from 'node:os';
import { runAll } from '../in-parallel.ts';
import { staticChecks } from './check.ts';

const jobs = Object.entries(staticChecks).map(([name, { command }]) => ({ name, command }));
const failed = await runAll(jobs, availableParallelism());
console.log(failed.length === 0 ? 'static checks: ok' : `failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
