import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { follow } from '../support/follow.ts';
import { screensIn } from '../support/screens.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// as after a release that took the old files away, or with a bad connection

const start = hrefsFor('de').home();
const screens = screensIn('de');
const { pausePromotions, playPromotions } = allMessages.de.shell;

/** Screens that share most of their chunks, so that each chunk is tried once. */
const groups = [
  ['brands', 'collection', 'search-results', 'search-nothing'],
  ['product-coffee', 'product-machine', 'cart-empty'],
  ['editorial', 'tutorial', 'tutorials', 'advisor', 'newsletter', 'error-404'],
];

/** One retry for what is loaded ahead and one for what is rendered, on the page that is left and on the next; a route and its texts may share a name. */
const mostRequests = 16;

const assetsPath = fileURLToPath(new URL('../../storefront/build/client/assets', import.meta.url));
const assets = readdirSync(assetsPath);
const chunkOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** The chunk of the German messages, found by one of them. */
const texts = assets
  .filter((file) => file.endsWith('.js'))
  .filter((file) => readFileSync(`${assetsPath}/${file}`, 'utf8').includes('Filter & Sortieren'))
  .map(chunkOf);

/** Lets requests for a chunk fail; unlike a route, which would also turn off the browser's cache for all others. */
async function blockerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let blocked: string[] = [];
  let requests = 0;
  page.on('requestfailed', (request) => {
    if (blocked.some((file) => request.url().includes(file))) requests += 1;
  });
  return {
    async block(chunk: string) {
      blocked = assets.filter((file) => chunkOf(file) === chunk);
      expect(blocked, chunk).not.toEqual([]);
      requests = 0;
      const urls = blocked.map((file) => `*/assets/${file}*`);
      await devtools.send('Network.setBlockedURLs', { urls });
    },
    unblock: () => devtools.send('Network.setBlockedURLs', { urls: [] }),
    requests: () => requests,
  };
}

type Blocker = Awaited<ReturnType<typeof blockerOn>>;

/** The names of the chunks a document needs: scripts of its routes and what they import, and its texts. */
async function chunkNames(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const scripts = [...html.matchAll(/\/assets\/([\w.-]+)-[\w-]{8}\.js/g)].map(([, name]) => name);
  const title = /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { names: new Set([...scripts, ...texts].filter((name) => name !== undefined)), title };
}

async function reachWithout(
  page: Page,
  blocker: Blocker,
  { chunk, path, title }: { chunk: string; path: string; title: string },
) {
  await page.goto(start);
  const pause = page.getByRole('button', { name: pausePromotions });
  await expect(pause.or(page.getByRole('button', { name: playPromotions }))).toBeVisible();
  await blocker.block(chunk);
  await follow(page, path);
  await expect(page, `${path} without ${chunk}`).toHaveTitle(title, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(blocker.requests(), `requests for ${chunk}`).toBeLessThanOrEqual(mostRequests);
  await blocker.unblock();
}

for (const group of groups) {
  test(
    `${group.join(', ')} are reached whichever chunk is missing`,
    only.fullRun,
    async ({ page }) => {
      test.setTimeout(300_000);
      const blocker = await blockerOn(page);
      let requests = 0;
      const { names: tried } = await chunkNames(page, start);
      for (const screen of group) {
        const path = screens[screen] ?? '';
        const { names, title } = await chunkNames(page, path);
        const untried = [...names].filter((name) => !tried.has(name));
        for (const chunk of untried) {
          await reachWithout(page, blocker, { chunk, path, title });
          requests += blocker.requests();
          tried.add(chunk);
        }
      }
      expect(requests, 'requests for missing chunks').toBeGreaterThan(0);
    },
  );
}

test('links work whichever of the page’s own chunks is missing', only.fullRun, async ({ page }) => {
  test.setTimeout(300_000);
  const { names } = await chunkNames(page, start);
  expect(names.size).toBeGreaterThan(10);
  const blocker = await blockerOn(page);
  for (const chunk of names) {
    await blocker.block(chunk);
    await page.goto(start, { waitUntil: 'load' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page, `without ${chunk}`).toHaveTitle(/^Impressum/);
  }
});
