// What a large collection costs: the weight of its page, and how quickly 'show more' answers on a slow device.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import { type Language, languages } from '../storefront/app/i18n/languages.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { allContent } from '../storefront/content/index.ts';

const pageSize = 48;
const largeCollection = 600;
const mostBytes = 45_000;
const longestAnswer = 100;
const slowdown = 4;
const timesMore = 4;

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
  await askForMore();
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

/** The longest time from a click on 'show more' to the next picture on the screen. */
async function askForMore() {
  await using browser = await chromium.launch({
    executablePath: browserPath,
    args: browserArguments,
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Reflect.set(window, 'interactions', durations);
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(shop.origin + hrefsFor('de').collection(allContent.de.home.discover));
  const total = await page.getByRole('main').getByRole('status').first().innerText();
  const products = Number(total.replace(/\D/g, ''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let times = 1; times <= timesMore; times += 1) {
    await page.getByRole('link', { name: allMessages.de.collection.showMore }).click();
    await page
      .getByRole('article')
      .nth(pageSize * (times + 1) - 1)
      .waitFor();
  }
  const durations = await page.evaluate<number[]>(() => Reflect.get(window, 'interactions'));
  measurements.push(
    {
      what: 'products of the collection',
      measured: products,
      bar: `≥ ${largeCollection}`,
      met: products >= largeCollection,
    },
    atMost(
      `'show more' ${timesMore} times: longest answer in ms`,
      Math.max(0, ...durations),
      longestAnswer,
    ),
  );
}

function atMost(what: string, measured: number, most: number): Measurement {
  return { what, measured, bar: `≤ ${most}`, met: measured <= most };
}
