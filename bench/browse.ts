// What a large collection costs: the weight of its page, and how quickly it answers on a slow device.
import { gzipSync } from 'node:zlib';
import { chromium, type Locator } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import { type Language, languages } from '../storefront/app/i18n/languages.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { allContent } from '../storefront/content/index.ts';
import { inWords, press, recordVitals } from './vitals.ts';

const pageSize = 48;
const largeCollection = 600;
const maxBytes = 45_000;
const longestAnswer = 100;
/** A window makes every element behind it inert; up to here web vitals call an answer good. */
const longestWindow = 200;
const slowdown = 4;
const timesMore = 4;
const t = allMessages.de.collection;

/** The demo catalogue's largest collection, above both kinds of brands. */
const allBrands: Record<Language, string> = {
  de: 'roester-und-marken',
  en: 'roasters-and-brands',
  da: 'risterier-og-maerker',
};

interface Measurement {
  what: string;
  measured: number;
  bar: string;
  met: boolean;
}

const measurements: Measurement[] = [];
const shop = await startShop();
try {
  for (const language of languages) await weighPages(language);
  await interactWithListing();
} finally {
  await shop.stop();
}
console.table(measurements);
if (measurements.some(({ met }) => !met)) process.exitCode = 1;

/** The largest collections: all brands, each kind of brand, and all coffees. */
async function weighPages(language: Language) {
  const { home, brands } = allContent[language];
  const href = hrefsFor(language);
  for (const handle of new Set([
    allBrands[language],
    brands.coffee,
    brands.equipment,
    home.discover,
  ])) {
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
 * How long the page needs to answer, on a slow device. Each 'show more' is looked for as soon as the last new card is
 * there, so it also meets what the one before left to do.
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
  const measure = async (what: string, act: () => Promise<unknown>, most = longestAnswer) => {
    const interaction = await interact(what, act);
    measurements.push(atMost(inWords(interaction), interaction.duration, most));
  };
  for (let times = 1; times <= timesMore; times += 1) {
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
  await measure('open the filters', () => click(opener), longestWindow);
  await measure('sort', () =>
    filters.getByRole('combobox').selectOption({ label: t.sortBy.price_asc }),
  );
  await measure('open a group', () => click(group.locator('summary')));
  await measure('filter', () => click(group.locator('label').first()));
  await measure('show the results', () => click(results), longestWindow);
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
