import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = process.env.SANDBOX_PORT ?? '4180';
const startsWithin = 120_000;

/** Lends the sandbox that runs at SANDBOX_URL, or one of its own with the full catalogue. */
export async function withSandbox(use: (url: string) => Promise<void>): Promise<void> {
  if (process.env.SANDBOX_URL) return use(process.env.SANDBOX_URL);
  const url = `http://localhost:${port}`;
  const sandbox = spawn(process.execPath, ['sandbox/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SANDBOX_PORT: port,
      SANDBOX_DATA_DIR: process.env.SANDBOX_DATA_DIR ?? `${root}.data/bench`,
    },
  });
  try {
    await answers(`${url}/health`);
    await use(url);
  } finally {
    sandbox.kill('SIGTERM');
    await once(sandbox, 'exit');
  }
}

export async function answers(address: string): Promise<void> {
  const deadline = Date.now() + startsWithin;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await delay(200);
  }
  throw new Error(`${address} does not answer`);
}
