import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { shopEnvironment } from '../../e2e/support/environments.ts';
import { freePort } from '../../e2e/support/running-shop.ts';
import { platformSettings } from '../../sandbox/server/storefront-settings.ts';
import { atLeast, atMost, type Result, report } from '../reliability/support/report.ts';
import { inspectorMessage, usedMemory } from '../reliability/support/used-memory.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startStubPlatform } from './stub-platform.ts';

// Feeds and sitemaps of a shop with 200,000 products: the storefront's memory while they are written, and the time.

const products = Number(process.env.CATALOGUE_SIZE ?? 200_000);
/** Between two measurements; each collects garbage, which takes time. */
const pauseMs = 500;
const megabyte = 1_048_576;
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = [
  '/sitemaps/products-de.xml',
  '/sitemaps/products-en-2.xml',
  '/sitemaps/products-da-4.xml',
  '/feeds/google-de.xml',
  '/feeds/idealo-de.csv',
];

const platform = await startStubPlatform(products);
const port = await freePort();
const origin = `http://localhost:${port}`;
const storefront = spawn(process.execPath, ['--inspect=127.0.0.1:0', 'storefront/server/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    ...shopEnvironment,
    ...platformSettings(platform.origin),
    ...{ PORT: String(port), PUBLIC_ORIGIN: origin, NEWSLETTER_DATABASE_URL: '' },
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'inherit', 'pipe'],
});

/** Reads a file to its end; the memory is measured all the while. */
async function readFile(path: string, inspector: string) {
  const started = performance.now();
  let isRead = false;
  let highest = 0;
  const measuring = (async () => {
    while (!isRead) {
      highest = Math.max(highest, await usedMemory(inspector));
      await wait(pauseMs);
    }
  })();
  const response = await fetch(origin + path);
  let entries = 0;
  let bytes = 0;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    entries += decoder.decode(chunk).match(/<url>|<item>|\r\n/g)?.length ?? 0;
  }
  const seconds = (performance.now() - started) / 1000;
  isRead = true;
  await measuring;
  return { status: response.status, entries, bytes, seconds, highest };
}

try {
  let inspector = '';
  for await (const line of createInterface(storefront.stderr)) {
    inspector = inspectorMessage.exec(line)?.[1] ?? '';
    if (inspector) break;
  }
  storefront.stderr.resume();
  const isReady = async () =>
    (await fetch(`${origin}/health/ready`).catch(() => null))?.ok === true;
  if ((await waitUntil(isReady, 60)) === null) throw new Error('the storefront does not start');
  // loads and compiles what is needed later as well
  await readFile('/sitemaps/products-de-4.xml', inspector);
  const before = await usedMemory(inspector);
  const results: Result[] = [];
  for (const path of files) {
    const { status, entries, bytes, seconds, highest } = await readFile(path, inspector);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    results.push(
      atLeast(`${path}: entries`, entries, 1),
      {
        what: `${path}: MB, seconds`,
        found: `${Math.round(bytes / megabyte)}, ${seconds.toFixed(1)}`,
      },
      ...(path.startsWith('/sitemaps/') ? [atMost(`${path}: time`, seconds, 5, ' s')] : []),
      atMost(`${path}: memory above the start`, (highest - before) / megabyte, 50, ' MB'),
    );
  }
  report(`Feeds and sitemaps of ${products} products`, results);
} finally {
  const ended = once(storefront, 'exit');
  storefront.kill('SIGTERM');
  await ended;
  await platform.stop();
}
