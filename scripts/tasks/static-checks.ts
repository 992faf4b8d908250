// Runs all static checks, as many at a time as there are cores, and prints each one's output when it ends.
import { availableParallelism } from 'node:os';
import concurrently from 'concurrently';
import { staticChecks } from './check.ts';

const { result } = concurrently(
  Object.entries(staticChecks).map(([name, { command }]) => ({ name, command })),
  { maxProcesses: availableParallelism(), group: true, prefix: '[{name}]' },
);
process.exitCode = await result.then(
  () => 0,
  () => 1,
);
