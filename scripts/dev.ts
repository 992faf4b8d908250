// Starts sandbox and storefront for development; Ctrl-C stops both. With another shop in .env, the storefront alone.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ensureDatabase, startEmbeddedPostgres } from '../sandbox/database/embedded.ts';
import { migrationsFingerprint } from '../sandbox/database/migrate.ts';
import {
  accountSettings,
  consentSettings,
  newsletterSettings,
  platformSettings,
  sandboxLanguages,
  tagManagerOrigin,
} from '../sandbox/server/storefront-settings.ts';
import { namesSandbox } from '../storefront/server/config/names-sandbox.ts';
import { start } from './in-parallel.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const ownFile = path.join(root, '.env');
if (existsSync(ownFile)) process.loadEnvFile(ownFile);
const shop = process.env.SHOP || 'kaffeelotse';
// what is started below finds #shop by a condition
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=shop-${shop}`;
const hasSandbox = namesSandbox(process.env);
if (!hasSandbox) {
  const { PLATFORM_URL: platform = 'not set (PLATFORM_URL)' } = process.env;
  console.log(`The platform is ${platform}, of .env: no sandbox is started.`);
}
const storefrontPort = process.env.PORT ?? '3000';
const sandboxPort = process.env.SANDBOX_PORT ?? '4000';
const inboxPort = Number(sandboxPort) + 25;
const tagManagerPort = Number(sandboxPort) + 26;
const storefront = `http://localhost:${storefrontPort}`;
const sandbox = `http://localhost:${sandboxPort}`;

// types are stripped and modules compiled once, not at every start
const compileCache = { NODE_COMPILE_CACHE: path.join(root, '.data/compile-cache') };
const started = performance.now();
const postgres = hasSandbox && !process.env.DATABASE_URL ? await startPostgres() : null;
const jobs = (hasSandbox ? await sandboxJobs() : [connectedJob()]).map(start);

void isComplete().then(() => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!hasSandbox) {
    console.log(`\nThe shop is ready after ${seconds} s: ${storefront}. Ctrl-C stops it.`);
    return;
  }
  console.log(`
The shop is ready after ${seconds} s. Ctrl-C stops it.

  shop         ${storefront}
  sandbox      ${sandbox}   (platform, checkout, account)
  mails        ${sandbox}/_inbox
  tag manager  ${tagManagerOrigin(tagManagerPort)}   (stub, loaded after consent)
`);
});

const stopAll = () => {
  for (const { stop } of jobs) stop();
};
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
const exitCode = await Promise.race(jobs.map(({ ended }) => ended));
stopAll();
await Promise.all(jobs.map(({ ended }) => ended));
await postgres?.stop();
process.exit(exitCode);

async function sandboxJobs() {
  const { languages } = z
    .object({ languages: z.array(z.string()) })
    .parse(await import(`../shops/${shop}/languages.ts`));
  const databaseUrl = process.env.DATABASE_URL ?? (await postgres?.sandboxDatabase()) ?? '';
  return [
    {
      name: 'sandbox',
      command: 'node catalogue/start-sandbox.ts',
      env: {
        ...compileCache,
        SANDBOX_PORT: sandboxPort,
        SANDBOX_SHOP_URL: `${storefront}/{lang}`,
        SANDBOX_INBOX_PORT: String(inboxPort),
        SANDBOX_TAG_MANAGER_PORT: String(tagManagerPort),
        SANDBOX_WEBHOOK_URL: `${storefront}/webhooks/platform`,
        DATABASE_URL: databaseUrl,
        ...unlessSet({
          SANDBOX_LANGUAGES: sandboxLanguages(languages),
        }),
      },
    },
    {
      name: 'storefront',
      command: 'node storefront/server/main.ts --dev',
      env: {
        ...compileCache,
        PORT: storefrontPort,
        SANDBOX_HEALTH_URL: `${sandbox}/health`,
        PUBLIC_ORIGIN: storefront,
        ...unlessSet({
          ...platformSettings(sandbox),
          // customers' sessions need one; without it links lead to the sandbox's own account pages
          ...(process.env.REDIS_URL && accountSettings(process.env.REDIS_URL)),
          // jobs run in the same process, since the separate worker needs a build
          ...newsletterSettings(sandbox, databaseBeside(databaseUrl, 'storefront'), inboxPort),
          ...consentSettings(sandbox, tagManagerPort),
        }),
      },
    },
  ];
}

/** What .env or the environment sets decides. */
function unlessSet(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => process.env[name] === undefined),
  );
}

/** On this machine: forms come from its own address, and nothing of it is indexed. */
function connectedJob() {
  return {
    name: 'storefront',
    command: 'node storefront/server/main.ts --dev',
    env: {
      ...compileCache,
      PORT: storefrontPort,
      PUBLIC_ORIGIN: storefront,
      STAGE: 'development',
    },
  };
}

/** The storefront listens when it is loaded and the sandbox has its catalogue. */
async function isComplete(): Promise<void> {
  const isListening = () =>
    fetch(`${storefront}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isListening())) await wait(100);
}

/** One PostgreSQL server for the sandbox's and the storefront's databases. */
async function startPostgres() {
  const folder = path.join(process.env.SANDBOX_DATA_DIR ?? path.join(root, '.data'), 'postgres');
  const server = await startEmbeddedPostgres(folder, {
    port: Number(process.env.SANDBOX_POSTGRES_PORT ?? 0),
  });
  return {
    sandboxDatabase: async () => ensureDatabase(server.url, await migrationsFingerprint()),
    stop: () => server.stop(),
  };
}

function databaseBeside(url: string, name: string): string {
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  return beside.href;
}
