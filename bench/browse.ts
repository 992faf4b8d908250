// What a large collection costs: the weight of its page, and how quickly it answers on a slow device.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import { type Language, languages } from '../storefront/app/i18n/languages.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { allContent } from '../storefront/content/index.ts';
import { type Interaction, inWords, recordVitals } from './vitals.ts';

const pageSize = 48;
const largeCollection = 600;
const mostBytes = 45_000;
const longestAnswer = 100;
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
      atMost(`${path}: gzip bytes`, gzipSync(html, { level: 9 }).length, mostBytes),
    );
  }
}

/**
 * How long the page needs to answer, on a slow device. Each 'show more' is asked for as soon as the last new card is
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
  const all: Interaction[] = [];
  for (let times = 1; times <= timesMore; times += 1) {
    const more = async () => {
      await page.getByRole('link', { name: t.showMore }).click();
      await page
        .getByRole('article')
        .nth(pageSize * (times + 1) - 1)
        .waitFor();
    };
    all.push(await interact(`'show more', time ${times}`, more));
  }
  const card = page.getByRole('article').first();
  const filters = page.getByRole('dialog', { name: t.filterAndSort });
  const group = filters.locator('details').first();
  all.push(
    await interact('save', () => card.locator('button[aria-pressed]').click()),
    await interact('open the filters', () => opener.click()),
    await interact('sort', () => filters.getByText(t.sortBy.price_asc).click()),
    await interact('open a group', () => group.locator('summary').click()),
    await interact('filter', () => group.locator('label').first().click()),
    await interact('show the results', () =>
      filters.getByRole('button', { name: /Ergebnis/ }).click(),
    ),
    await interact('choose a variant', async () => {
      await page
        .getByRole('article')
        .getByRole('link', { name: allMessages.de.product.choose })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    }),
  );
  measurements.push({
    what: 'products of the collection',
    measured: products,
    bar: `≥ ${largeCollection}`,
    met: products >= largeCollection,
  });
  for (const interaction of all) {
    measurements.push(atMost(inWords(interaction), interaction.duration, longestAnswer));
  }
}

function atMost(what: string, measured: number, most: number): Measurement {
  return { what, measured, bar: `≤ ${most}`, met: measured <= most };
}
