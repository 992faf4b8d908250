import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sandboxOrigin, shopOrigin } from './addresses.ts';
import { sandboxEnvironment, shopEnvironment } from './environments.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built shop on a sandbox of its own, for whoever needs it outside of the journeys. */
export async function startShop() {
  const sandbox = start('sandbox/server/main.ts', sandboxEnvironment);
  const shop = start('storefront/server/main.ts', shopEnvironment);
  await untilUp(`${sandboxOrigin}/health`);
  await untilUp(`${shopOrigin}/favicon.svg`);
  return {
    origin: shopOrigin,
    async stop() {
      const ends = [sandbox, shop].map((child) => once(child, 'exit'));
      sandbox.kill('SIGTERM');
      shop.kill('SIGTERM');
      await Promise.all(ends);
    },
  };
}

function start(script: string, environment: Record<string, string>) {
  return spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilUp(address: string) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not answer`);
}
