import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { answers, withSandbox } from './sandbox.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = process.env.SHOP_PORT ?? '3180';

/** Lends the shop that runs at SHOP_ORIGIN, or the production build before a sandbox of its own. */
export async function withShop(
  use: (origin: string) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  if (process.env.SHOP_ORIGIN) return use(process.env.SHOP_ORIGIN);
  const origin = `http://localhost:${port}`;
  await withSandbox(async (sandbox) => {
    const shop = spawn(process.execPath, ['storefront/server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: port,
        PUBLIC_ORIGIN: origin,
        PLATFORM_URL: sandbox,
        PLATFORM_TOKEN: 'sandbox-storefront-token',
        CHECKOUT_HOSTS: new URL(sandbox).host,
        ACCOUNT_URL: `${sandbox}/account`,
        SESSION_SECRET: 'for-the-benches-only-and-nothing-else',
        ...environment,
      },
    });
    try {
      await answers(`${origin}/favicon.svg`);
      await use(origin);
    } finally {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    }
  });
}
