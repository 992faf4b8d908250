// Content of the files against the same content on the platform, after `npm run content push`: the text of every page of
// the sitemap, CPU time and bytes of the home page, and a shop whose platform is down. CONTENT_SAMPLE=20 reads every
// twentieth page.
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sandboxOrigin } from '../../e2e/support/addresses.ts';
import { shopEnvironment } from '../../e2e/support/environments.ts';
import { startAnotherStorefront, startShop } from '../../e2e/support/running-shop.ts';
import { atMost, exactly, percentile, type Result, report } from '../reliability/support/report.ts';
import { meterSettings, nodeCost, visit } from '../server/node-cost.ts';
import { differencesOf, readTexts, sitemapAddresses } from './page-texts.ts';

const sample = Number(process.env.CONTENT_SAMPLE ?? 1);
const maxRatio = 1.1;
const maxResetMs = 100;
// each comparison costs CPU time that is counted with the pages
const watchSeconds = 10;
const rounds = 7;
const perRound = 20;
const shownDifferences = 30;
const root = fileURLToPath(new URL('../..', import.meta.url));

const results: Result[] = [];
const shop = await startShop({
  ...meterSettings,
  CONTENT_WATCH_SECONDS: String(watchSeconds),
  STAGE: 'production',
});
try {
  await reset();
  const addresses = await sitemapAddresses(shop.origin, sample);
  const before = await readTexts(addresses);
  const files = [await homeCost()];
  const fileBytes = await visit(`${shop.origin}/de`);

  await push();
  await untilHomeShows(true);
  const platform = await homeCost();
  const bytes = await visit(`${shop.origin}/de`);
  const after = await readTexts(addresses);
  const resetMs = [await reset(), await push().then(reset), await push().then(reset)];
  await untilHomeShows(false);
  files.push(await homeCost());

  const { same, differences } = differencesOf(before, after);
  for (const { text, pages } of differences.slice(0, shownDifferences)) {
    console.log(`${String(pages.length).padStart(5)} pages: ${text} (${pages[0]})`);
  }
  const ratio = platform / percentile(files, 50);
  results.push(
    { what: 'pages of the sitemap', found: addresses.length },
    exactly('pages that do not answer 200', after.filter(({ status }) => status !== 200).length, 0),
    { what: 'pages with the same text', found: same },
    { what: 'different lines, listed above', found: differences.length },
    atMost('CPU time of the home page, platform to files', ratio, maxRatio, ' ×'),
    atMost('bytes of the home page, platform to files', bytes / fileBytes, maxRatio, ' ×'),
    atMost('reset of the sandbox with content', percentile(resetMs, 50), maxResetMs, ' ms'),
  );
} finally {
  await shop.stop();
}

// the platform is down from the start, and there is no Redis: nothing is in any cache
const alone = await startAnotherStorefront({
  PLATFORM_URL: 'http://localhost:1',
  NODE_ENV: 'production',
  REDIS_URL: '',
});
try {
  const expected: [path: string, text: string][] = [
    ['/de', 'Guter Kaffee. Klarer Kurs.'],
    ['/da', 'Bortskaffelse'],
    ['/de', 'Siebträgermaschinen'],
    ['/de/e/impressum', 'Impressum'],
    ['/de/e/agb', 'Vertrag'],
    ['/en/e/privacy', 'Privacy'],
    ['/da/e/returns-complaints-withdrawal', 'fortrydelse'],
  ];
  let missing = 0;
  for (const [path, text] of expected) {
    const answer = await fetch(alone.origin + path);
    const isShown = answer.status === 200 && (await answer.text()).includes(text);
    if (!isShown) console.log(`platform down: ${path} (${answer.status}) lacks ${text}`);
    missing += isShown ? 0 : 1;
  }
  results.push(exactly('platform down: home, menus and legal pages that are missing', missing, 0));
} finally {
  await alone.stop();
}
report('Content of the files against that of the platform', results);

async function push(): Promise<void> {
  const env = {
    ...process.env,
    ...shopEnvironment,
    ADMIN_URL: sandboxOrigin,
    ADMIN_TOKEN: 'sandbox-admin-token',
  };
  const script = 'scripts/content-sync/push-main.ts';
  await promisify(execFile)(process.execPath, [script], { cwd: root, env });
}

/** Milliseconds that the sandbox takes. */
async function reset(): Promise<number> {
  const since = performance.now();
  const answer = await fetch(`${sandboxOrigin}/_control/reset`, { method: 'POST' });
  if (!answer.ok) throw new Error(`the reset was answered with ${answer.status}`);
  return performance.now() - since;
}

/** The platform's pictures come from its CDN. */
async function untilHomeShows(isPlatform: boolean): Promise<void> {
  const deadline = Date.now() + 90_000;
  const isShown = async () => {
    const html = await (await fetch(`${shop.origin}/de`)).text();
    return /<img[^>]*hero-[\da-f]{8}\.webp/.test(html) === isPlatform;
  };
  while (!(await isShown())) {
    if (Date.now() > deadline) throw new Error('the home page does not change');
    await wait(200);
  }
  // so that menus and pages are compared, too
  await wait(1.2 * watchSeconds * 1000);
}

/** Median CPU time of the home page, in milliseconds. */
async function homeCost(): Promise<number> {
  const visits = Array.from({ length: perRound }, () => '/de');
  await nodeCost(shop.origin, visits);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push((await nodeCost(shop.origin, visits)).total);
  }
  return percentile(costs, 50);
}
