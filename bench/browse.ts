// Large collections: page size, and response to interactions on a slow device.
import { gzipSync } from 'node:zlib';
import { chromium, type Locator } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import type { Language } from '../storefront/app/i18n/languages.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { allContent } from '../storefront/content/content-files.ts';
import { formatInteraction, press, recordVitals } from './vitals.ts';

const pageSize = 48;
const largeCollection = 600;
const maxBytes = 45_000;
const maxResponseMs = 100;
/** A dialog makes all elements behind it inert; this is the limit for a good INP. */
const maxDialogMs = 200;
const slowdown = 4;
const showMoreClicks = 4;
const t = allMessages.de.collection;

/** The demo catalogue's largest collection. */
const allBrands: [Language, string][] = [
  ['de', 'roester-und-marken'],
  ['en', 'roasters-and-brands'],
  ['da', 'risterier-og-maerker'],
];

interface Measurement {
  what: string;
  measured: number;
  bar: string;
  met: boolean;
}

const measurements: Measurement[] = [];
const shop = await startShop();
try {
  for (const [language, handle] of allBrands) await measurePageSizes(language, handle);
  await interactWithListing();
} finally {
  await shop.stop();
}
console.table(measurements);
if (measurements.some(({ met }) => !met)) process.exitCode = 1;

/** The largest collections: all brands, each kind of brand, and all coffees. */
async function measurePageSizes(language: Language, allBrandsHandle: string) {
  const { home, brands } = allContent[language];
  const href = hrefsFor(language);
  for (const handle of new Set([allBrandsHandle, brands.main, brands.equipment, home.discover])) {
    if (!handle) continue;
    const path = href.collection(handle);
    const html = await (await fetch(shop.origin + path)).text();
    const cards = html.split('<article').length - 1;
    measurements.push(
      { what: `${path}: cards`, measured: cards, bar: `= ${pageSize}`, met: cards === pageSize },
      atMost(`${path}: gzip bytes`, gzipSync(html, { level: 9 }).length, maxBytes),
    );
  }
}

/**
 * Interactions on a slow device. Each 'show more' is pressed as soon as the last new card is visible, so it includes
 * remaining work of the previous one.
 */
async function interactWithListing() {
  await using browser = await chromium.launch({
    executablePath: browserPath,
    args: browserArguments,
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { interact } = await recordVitals(page);
  await page.goto(shop.origin + hrefsFor('de').collection(allContent.de.home.discover));
  const total = await page.getByRole('main').getByRole('status').first().innerText();
  const products = Number(total.replace(/\D/g, ''));
  const opener = page.getByRole('button', { name: t.filterAndSort });
  await opener.waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const click = (target: Locator) => press(target, 'mouse');
  const measure = async (what: string, act: () => Promise<unknown>, most = maxResponseMs) => {
    const interaction = await interact(what, act);
    measurements.push(atMost(formatInteraction(interaction), interaction.duration, most));
  };
  for (let times = 1; times <= showMoreClicks; times += 1) {
    await measure(`'show more', time ${times}`, async () => {
      await click(page.getByRole('link', { name: t.showMore }));
      const last = pageSize * (times + 1) - 1;
      await page.getByRole('article').nth(last).waitFor();
    });
  }
  const card = page.getByRole('article').first();
  const filters = page.getByRole('dialog', { name: t.filterAndSort });
  const group = filters.locator('details').nth(1);
  const results = filters.getByRole('button', { name: /Ergebnis/ });
  const { choose } = allMessages.de.product;
  await measure('save', () => click(card.locator('button[aria-pressed]')));
  await measure('open the filters', () => click(opener), maxDialogMs);
  await measure('sort', () =>
    filters.getByRole('combobox').selectOption({ label: t.sortBy.price_asc }),
  );
  await measure('open a group', () => click(group.locator('summary')));
  await measure('filter', () => click(group.locator('label').first()));
  await measure('show the results', () => click(results), maxDialogMs);
  await measure('choose a variant', async () => {
    await click(page.getByRole('article').getByRole('link', { name: choose }).first());
    await page.getByRole('dialog').waitFor();
  });
  measurements.push({
    what: 'products of the collection',
    measured: products,
    bar: `≥ ${largeCollection}`,
    met: products >= largeCollection,
  });
}

function atMost(what: string, measured: number, most: number): Measurement {
  return { what, measured, bar: `≤ ${most}`, met: measured <= most };
}
