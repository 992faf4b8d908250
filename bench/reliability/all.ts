// Runs every reliability benchmark; fails if one fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const benches = [
  'stampede',
  'leak',
  'account-leak',
  'purge',
  'regions',
  'storm',
  'injection',
  'outage',
  'faults',
  'deploy',
  'fuzz',
  'abuse',
];
const missed = benches.filter((name) => {
  const file = path.join(import.meta.dirname, `${name}.ts`);
  return spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0;
});
console.log(missed.length === 0 ? '\nall targets met' : `\nmissed: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
