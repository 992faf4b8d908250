// deploy/compose as it runs: a shop that `deploy/compose/shop up` has started is upgraded to this checkout's state and
// rolled back under load. Needs containers, so it is no part of `npm run bench reliability`:
//   npm run bench compose -- <next release> <present release>
// NODE_EXTRA_CA_CERTS names the certificate of Caddy's own authority if the host is not public.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { load } from './support/load.ts';
import { crawl } from './support/pages.ts';
import { exactly, report } from './support/report.ts';
import { settings } from './support/settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [next, present] = process.argv.slice(2);
if (!next || !present) throw new Error('name the next and the present release');
const { PUBLIC_ORIGIN: shop = '' } = parseEnv(readFileSync(path.join(root, 'shop.env'), 'utf8'));

/** Seconds that the command took; its output goes on. */
async function compose(...options: string[]): Promise<number> {
  const started = performance.now();
  const command = path.join(root, 'deploy/compose/shop');
  const child = spawn(command, options, { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`shop ${options.join(' ')} exits with ${code}`);
  return Math.round((performance.now() - started) / 1000);
}

async function filesOf(pages: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(`${shop}${page}`)).text();
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) files.add(file);
  }
  return [...files];
}
async function countMissing(files: readonly string[]): Promise<number> {
  let missing = 0;
  for (const file of files) {
    const answer = await fetch(shop + file);
    await answer.arrayBuffer();
    if (answer.status !== 200) missing += 1;
  }
  return missing;
}

const pages = await crawl(shop, settings.BENCH_PAGES);
const files = await filesOf(pages);
// Caddy trusts no client's X-Forwarded-For: to the edge all of this is one client, which may ask for 100 carts in 10 s
const cartEvery = Math.ceil(settings.BENCH_RATE / 5);
let isOver = false;
const rounds: Awaited<ReturnType<typeof load>>[] = [];
const loading = (async () => {
  while (!isOver) {
    rounds.push(
      await load({
        origins: [shop],
        rate: settings.BENCH_RATE,
        seconds: 5,
        next(number) {
          if (number % cartEvery === 0) return { path: '/de/cart' };
          const page = pages[number % pages.length] ?? '/de';
          return { path: number % 4 === 0 ? (files[number % files.length] ?? page) : page };
        },
      }),
    );
  }
})();
await wait(5_000);
const upgradeSeconds = await compose('upgrade', next);
const missingAfterUpgrade = await countMissing(files);
// never cached, so the new nodes render it
const newFiles = (await filesOf(['/de/cart'])).filter((file) => !files.includes(file));
const rollbackSeconds = await compose('rollback', present);
const missingAfterRollback = await countMissing(newFiles);
await wait(5_000);
isOver = true;
await loading;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const sent = sum(rounds.map((round) => round.sent));
report(
  `deploy/compose upgraded and rolled back under ${settings.BENCH_RATE} requests/s through TLS, on ${cpus().length} processors`,
  [
    exactly(`failed of ${sent} pages, files and carts`, sum(rounds.map(({ failed }) => failed)), 0),
    {
      what: 'failures',
      found: rounds.flatMap((one) => (one.failed > 0 ? one.failures : [])).join('; ') || 'none',
    },
    { what: 'X-Cache of the last round', found: rounds.at(-1)?.caches ?? '' },
    {
      what: 'p95, slowest round',
      found: `${Math.round(Math.max(...rounds.map(({ p95 }) => p95)))} ms`,
    },
    exactly(
      `files of ${present} missing after the upgrade, of ${files.length}`,
      missingAfterUpgrade,
      0,
    ),
    {
      ...exactly('new files of the cart', newFiles.length, 0),
      target: '> 0',
      isMet: newFiles.length > 0,
    },
    exactly('of them missing after the rollback', missingAfterRollback, 0),
    { what: 'upgrade and rollback', found: `${upgradeSeconds} s, ${rollbackSeconds} s` },
  ],
);
