import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import freePort from 'get-port';
import { ensureShopDatabase } from '../../sandbox/database/embedded.ts';
import { platformSettings } from '../../sandbox/server/storefront-settings.ts';
import { sandboxOrigin, shopOrigin } from './addresses.ts';
import { sandboxEnvironment, shopEnvironment } from './environments.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startsWithin = 120_000;
const mostOfLog = 1_000_000;

/** A sandbox with the whole demo catalogue, for whoever needs it outside of the journeys. */
function startSandbox() {
  return start('catalogue/start-sandbox.ts', sandboxEnvironment, sandboxOrigin, '/health');
}

/** The built shop on a sandbox of its own. */
export async function startShop(environment: Record<string, string> = {}) {
  const sandbox = await startSandbox();
  const settings = { ...shopEnvironment, ...environment };
  const shop = await startStorefront(settings, shopOrigin).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  return {
    origin: shopOrigin,
    async stop() {
      await shop.stop();
      await sandbox.stop();
    },
  };
}

/** The built shop with further markets, on a sandbox of its own that sells there, too. */
export async function startMarkets() {
  const port = await freePort();
  const platform = `http://localhost:${port}`;
  const { DATABASE_URL: first } = process.env;
  const sandbox = await start(
    'catalogue/start-sandbox.ts',
    {
      ...sandboxEnvironment,
      SANDBOX_PORT: String(port),
      SANDBOX_DATA_DIR: join(root, '.data/e2e-markets'),
      SANDBOX_POSTGRES_PORT: '0',
      SANDBOX_INBOX_PORT: '',
      SANDBOX_TAG_MANAGER_PORT: '',
      SANDBOX_MARKETS: 'DK:DKK,CH:CHF',
      ...(first && { DATABASE_URL: await ensureShopDatabase(first, 'markets') }),
    },
    platform,
    '/health',
  );
  const settings = { ...platformSettings(platform), SHOP_MARKETS: 'da-dk,en-dk,de-ch,de-at' };
  const shop = await startAnotherStorefront(settings).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  return {
    origin: shop.origin,
    log: shop.log,
    async stop() {
      await shop.stop();
      await sandbox.stop();
    },
  };
}

/** One more storefront, on the sandbox that runs already. */
export function startStorefront(
  environment: Record<string, string>,
  origin: string,
  checkout = root,
) {
  const script = join(checkout, 'storefront/server/main.ts');
  return start(script, environment, origin, '/health/ready');
}

/** The same at a port of its own, for what needs settings of its own; of another checkout, if that is given. */
export async function startAnotherStorefront(
  environment: Record<string, string>,
  checkout?: string,
) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = { PORT: String(port), PUBLIC_ORIGIN: origin, NEWSLETTER_DATABASE_URL: '' };
  return startStorefront({ ...shopEnvironment, ...own, ...environment }, origin, checkout);
}

async function start(
  script: string,
  environment: Record<string, string>,
  origin: string,
  sign: string,
) {
  // what answers there already, a second checkout's perhaps, would be tested instead
  const isInUse = await fetch(origin + sign).then(
    () => true,
    () => false,
  );
  if (isInUse) throw new Error(`${origin} is in use already`);
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.on('data', (lines: Buffer) => {
    log = (log + lines).slice(-mostOfLog);
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + startsWithin;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(origin + sign).catch(() => null);
    if (response?.ok) return { origin, stop, log: () => log };
    await pause(200);
  }
  await stop();
  throw new Error(`${origin} does not answer`);
}
