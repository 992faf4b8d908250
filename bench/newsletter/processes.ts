import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the storefront or its worker as deployed. Resolves when it logs that it is ready. */
export async function startProcess(
  entry: 'main' | 'worker',
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`storefront/server/${entry}.ts`], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', process.env.BENCH_VERBOSE ? 'inherit' : 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve());
    child.once('exit', () => reject(new Error(`${entry} did not start`)));
  });
  return child;
}

export async function stopProcess(
  child: ChildProcess,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
