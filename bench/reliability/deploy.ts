// A new release replaces nodes and worker one after the other under load, migrates the database, and is rolled back: no
// page fails, pages that were cached before find all their files, also in a browser, and the old worker sends mails.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { stackEnvironments } from '../../deploy/stack/environments.ts';
import { processService, respondsOk, type Service } from '../../deploy/stack/service.ts';
import type { Stack } from '../../deploy/stack/stack.ts';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { connect } from '../../storefront/server/newsletter/database.ts';
import { waitUntil } from '../support/wait-until.ts';
import { load } from './support/load.ts';
import { crawl, warm } from './support/pages.ts';
import { createNextRelease, createRollback, nextMigration } from './support/release.ts';
import { exactly, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_RATE: rate, BENCH_SECONDS: seconds, BENCH_MISS_SHARE: missShare } = settings;
const browserPages = 5;
const folder = path.resolve(import.meta.dirname, '../../.data/bench');
const nextRelease = await createNextRelease(folder);
const rollback = await createRollback(folder, nextRelease);

await withStack({ edges: 2, hasServices: true }, async (stack) => {
  const { urls, services } = stack;
  const pages = await crawl(urls.shop, settings.BENCH_PAGES);
  for (const edge of urls.edges) await warm(edge, pages);
  const oldFiles = await filesNamedBy(pages, urls.shop);
  const files = [...oldFiles];

  const loading = load({
    origins: urls.edges,
    rate,
    seconds: Math.max(seconds, 60),
    next(number) {
      const page = pages[number % pages.length] ?? '/de';
      const file = files[number % files.length] ?? page;
      if (number % 4 === 0) return { path: file };
      // the edge drops an unknown parameter, so this is no cache miss: the row X-Cache says how many there were
      const isMiss = number % Math.round(1 / missShare) === 0;
      return { path: isMiss ? `${page}?visit=${number}` : page };
    },
  });
  await wait(1_000);
  const next = processesOf(stack, nextRelease);
  await replace(services.nodes, next.nodes);
  await replace(services.workers, next.workers);
  const isMigrated = await hasMigrated(services.postgres.newsletterUrl);
  const [fresh] = await filesNamedBy(['/de?fresh'], urls.nodes[0] ?? '');
  const newFiles = await filesNamedBy(pages, urls.nodes[0] ?? '');
  files.push(...newFiles);

  const missing = await countMissing(
    oldFiles.flatMap((file) => urls.nodes.map((node) => node + file)),
  );
  const visits = await visitInBrowser(urls.shop, pages.slice(0, browserPages), oldFiles);
  const old = processesOf(stack, rollback);
  await replace(next.nodes, old.nodes);
  await replace(next.workers, old.workers);
  const mailSeconds = await signUp(urls);
  const missingAfterRollback = await countMissing(
    newFiles.flatMap((file) => urls.nodes.map((node) => node + file)),
  );
  const result = await loading;
  for (const service of [...old.nodes, ...old.workers]) await service.stop();
  report(
    `Deploy and rollback: a new release with a migration on a worker and two nodes behind two edges under ${rate} requests/s, ${missShare * 100} % with an unknown parameter, every fourth request a file`,
    [
      exactly(`failed of ${result.sent} pages and files`, result.failed, 0),
      { what: 'failures', found: result.failures },
      { what: 'X-Cache', found: `${result.caches}; p95 ${Math.round(result.p95)} ms` },
      exactly('new nodes that name old files', oldFiles.includes(fresh ?? '') ? 1 : 0, 0),
      exactly(
        `files of the old release missing on the new nodes, of ${oldFiles.length}`,
        missing,
        0,
      ),
      exactly(
        `files of the new release missing after the rollback, of ${newFiles.length}`,
        missingAfterRollback,
        0,
      ),
      exactly('migrations of the new release in the database', isMigrated ? 1 : 0, 1),
      {
        what: 'mail by the old worker after the rollback',
        found: mailSeconds === null ? 'none' : `after ${mailSeconds.toFixed(1)} s`,
        target: 'sent',
        isMet: mailSeconds !== null,
      },
      exactly('pages of the old release opened in a browser', visits.old, browserPages),
      exactly('files missing there', visits.missing, 0),
      exactly('errors there', visits.errors, 0),
      { what: 'what was missing or failed', found: visits.what || 'nothing' },
    ],
  );
});

/** One after the other. */
async function replace(before: readonly Service[], after: readonly Service[]) {
  for (const [index, node] of before.entries()) {
    await node.stop();
    await after[index]?.start();
    // until the edge has detected it
    await wait(2_000);
  }
}

/** Scripts and stylesheets that pages name. */
async function filesNamedBy(pages: string[], origin: string): Promise<string[]> {
  const files = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(origin + page)).text();
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) files.add(file);
  }
  return [...files];
}

async function countMissing(addresses: string[]): Promise<number> {
  let missing = 0;
  for (const address of addresses) {
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.status !== 200) missing += 1;
  }
  return missing;
}

function processesOf({ urls, ports, services }: Stack, storefront: string) {
  const environments = stackEnvironments(
    {
      ...urls,
      ports,
      sandboxDatabase: '',
      newsletterDatabase: services.postgres.newsletterUrl,
    },
    true,
  );
  const command = process.execPath;
  const output = () => undefined;
  const nodes = urls.nodes.map((url, index) =>
    processService({
      name: `new node${index + 1}`,
      command,
      output,
      args: [path.join(storefront, 'server/main.ts')],
      env: environments.node(
        ports.nodes[index] ?? 0,
        ports.metrics[index] ?? 0,
        ports.health[index] ?? 0,
      ),
      isReady: () => respondsOk(`${url}/health/ready`),
    }),
  );
  const worker = processService({
    name: 'new worker',
    command,
    output,
    args: [path.join(storefront, 'server/worker.ts')],
    env: environments.worker,
    isReady: async (hasPrinted) => hasPrinted('newsletter worker ready'),
  });
  return { nodes, workers: [worker] };
}

async function hasMigrated(databaseUrl: string): Promise<boolean> {
  const { pool } = connect(databaseUrl, 1);
  const { rowCount } = await pool.query(
    `select from newsletter.kysely_migration where name = '${nextMigration}'`,
  );
  await pool.end();
  return rowCount === 1;
}

/** Seconds until the mail has arrived, null if it has not. */
async function signUp({ shop, sandbox }: Stack['urls']): Promise<number | null> {
  const email = `rollback-${Date.now()}@example.com`;
  await fetch(`${shop}/de/newsletter/sign-up`, {
    method: 'POST',
    headers: { origin: shop },
    body: new URLSearchParams({ email, consent: 'on', website: '' }),
  });
  return waitUntil(async () => {
    const mails = await fetch(`${sandbox}/_control/mails`);
    return (await mails.text()).includes(email);
  }, 30);
}

/** Pages as the edge has them, with their scripts running, and one navigation from each. */
async function visitInBrowser(shop: string, pages: string[], oldFiles: string[]) {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const problems: string[] = [];
  let missing = 0;
  let errors = 0;
  let old = 0;
  for (const path of pages) {
    const page = await browser.newPage();
    page.on('pageerror', (error) => {
      errors += 1;
      problems.push(`${path}: ${error.message}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      missing += 1;
      problems.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(shop + path, { waitUntil: 'load' });
    const html = await page.content();
    if (oldFiles.some((file) => html.includes(file))) old += 1;
    await page.mouse.move(50, 300);
    const link = page.getByRole('main').getByRole('link').first();
    await link.click();
    await page.waitForLoadState('load');
    await page.close();
  }
  await browser.close();
  return { old, missing, errors, what: problems.slice(0, 5).join('; ') };
}
