import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sandbox = 'http://localhost:4200';

export const shopOrigin = 'http://localhost:3200';

/** The production build in front of the sandbox, each a process of its own, as in production. */
export async function startShop(): Promise<() => Promise<void>> {
  const platform = start('sandbox/server/main.ts', {
    SANDBOX_PORT: new URL(sandbox).port,
    SANDBOX_SHOP_URL: `${shopOrigin}/{lang}`,
  });
  await untilAnswers(`${sandbox}/health`);
  const shop = start('storefront/server/main.ts', {
    NODE_ENV: 'production',
    PORT: new URL(shopOrigin).port,
    PUBLIC_ORIGIN: shopOrigin,
    PLATFORM_URL: sandbox,
    PLATFORM_TOKEN: 'sandbox-storefront-token',
    CHECKOUT_HOSTS: new URL(sandbox).host,
    ACCOUNT_URL: `${sandbox}/account`,
    SESSION_SECRET: 'for-the-measurement-only-and-nothing-else',
  });
  await untilAnswers(`${shopOrigin}/favicon.svg`);
  return async () => {
    for (const child of [shop, platform]) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilAnswers(address: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${address} does not answer`);
}
