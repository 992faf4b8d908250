// Runs the given shell commands at the same time and prints each one's output when it ends: `node scripts/in-parallel.ts "a && b" "c"`.
import { exec } from 'node:child_process';

const mostOutput = 64 * 1024 * 1024;

const failures = await Promise.all(
  process.argv.slice(2).map(
    (command) =>
      new Promise<number>((resolve) => {
        exec(command, { maxBuffer: mostOutput }, (error, stdout, stderr) => {
          process.stdout.write(stdout);
          process.stderr.write(stderr);
          resolve(error ? 1 : 0);
        });
      }),
  ),
);
process.exitCode = Math.max(0, ...failures);
