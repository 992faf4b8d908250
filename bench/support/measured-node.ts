import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shopEnvironment } from '../../e2e/support/environments.ts';
import { inspectorMessage, usedMemory } from '../reliability/support/used-memory.ts';
import { waitUntil } from './wait-until.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A storefront whose memory can be measured. */
export async function startMeasuredNode(port: number, environment: Record<string, string>) {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', 'storefront/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...shopEnvironment,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      NEWSLETTER_DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  let inspector = '';
  for await (const line of createInterface(child.stderr)) {
    inspector = inspectorMessage.exec(line)?.[1] ?? '';
    if (inspector) break;
  }
  child.stderr.resume();
  const isReady = async () =>
    (await fetch(`${origin}/health/ready`).catch(() => null))?.ok === true;
  if ((await waitUntil(isReady, 60)) === null) {
    await stop();
    throw new Error('the storefront does not start');
  }
  return { origin, usedMemory: () => usedMemory(inspector), stop };
}
