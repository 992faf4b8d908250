import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Job {
  name: string;
  /** Of a shell. */
  command: string;
  env?: Record<string, string>;
}

/** Starts a job and prints its lines with its name before them. */
export function start({ name, command, env }: Job) {
  // a group of its own, so that the shell's child ends with it
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const [input, output] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    createInterface({ input }).on('line', (line) => output.write(`[${name}] ${line}\n`));
  }
  return {
    ended: new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1))),
    stop: () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    },
  };
}

/** Runs jobs, as many at a time as given, and returns the names of those that failed. */
export async function runAll(jobs: readonly Job[], atATime: number): Promise<string[]> {
  const waiting = [...jobs];
  const failed: string[] = [];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if ((await start(job).ended) !== 0) failed.push(job.name);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return failed;
}
