import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sandboxOrigin, shopOrigin } from '../e2e/support/addresses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const patience = 120_000;

/** The built shop in front of a sandbox, as the journeys have it. */
export async function startShop(): Promise<{ origin: string; stop(): Promise<void> }> {
  const sandbox = start('sandbox/server/main.ts', {
    SANDBOX_PORT: new URL(sandboxOrigin).port,
    SANDBOX_DATA_DIR: process.env.SANDBOX_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-')),
    SANDBOX_SHOP_URL: `${shopOrigin}/{lang}`,
  });
  const storefront = start('storefront/server/main.ts', {
    NODE_ENV: 'production',
    PORT: new URL(shopOrigin).port,
    PUBLIC_ORIGIN: shopOrigin,
    PLATFORM_URL: sandboxOrigin,
    PLATFORM_TOKEN: 'sandbox-storefront-token',
    CHECKOUT_HOSTS: new URL(sandboxOrigin).host,
    ACCOUNT_URL: `${sandboxOrigin}/account`,
    SESSION_SECRET: 'for-measuring-only-and-nothing-else',
  });
  const stop = async () => {
    await Promise.all([sandbox, storefront].map(end));
  };
  try {
    await untilItAnswers(`${sandboxOrigin}/health`);
    await untilItAnswers(`${shopOrigin}/favicon.svg`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: shopOrigin, stop };
}

function start(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function untilItAnswers(address: string) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await pause(200);
  }
  throw new Error(`${address} does not answer`);
}
