import type { Locator, Page } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { productOf, summaryOf } from '../support/cart.ts';
import { startMarkets } from '../support/running-shop.ts';
import { only, sampleOf } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// the same build with SHOP_MARKETS, on a sandbox that sells in kroner and francs as well
test.describe.configure({ mode: 'default' });

let shop: Awaited<ReturnType<typeof startMarkets>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startMarkets();
});
test.afterAll(() => shop?.stop());

const handle = 'kernel-co-night-shift-espresso';
const markets = [
  ['da-dk', 'DKK', 8, 'kr.'],
  ['en-dk', 'DKK', 8, 'kr.'],
  ['de-ch', 'CHF', 1, 'CHF'],
] as const;

/** All prices in the structured data of a product page. */
async function pricesOf(page: Page, locale: string) {
  const response = await page.goto(`${shop.origin}/${locale}/p/${handle}`);
  expect(response?.status(), locale).toBe(200);
  expect(response?.headers()['cache-control'], locale).toContain('public');
  expect(response?.headers()['set-cookie'], locale).toBeUndefined();
  const text = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  return {
    cents: all(/"price":"?([\d.]+)/g).map((price) => Math.round(Number(price) * 100)),
    currencies: new Set(all(/"(?:priceCurrency|currency)":"(\w+)"/g)),
    countries: new Set(all(/"addressCountry":"(\w+)"/g)),
  };
}

async function centsIn(figures: Locator): Promise<number[]> {
  const texts = await figures.locator('dd').allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

test('each market has its prices, its terms and its addresses', only.wide, async ({ page }) => {
  const home = await pricesOf(page, 'de');
  expect(home.currencies).toEqual(new Set(['EUR']));
  for (const [locale, currency, rate, symbol] of markets) {
    const prices = await pricesOf(page, locale);
    expect(prices.currencies, locale).toEqual(new Set([currency]));
    expect(prices.cents, locale).toEqual(home.cents.map((cents) => cents * rate));
    expect(prices.countries, locale).toEqual(new Set([locale.slice(3).toUpperCase()]));
    const main = page.getByRole('main');
    await expect(main).toContainText(symbol);
    await expect(main).not.toContainText('€');

    const head = page.locator('head');
    const canonical = `${shop.origin}/${locale}/p/${handle}`;
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    const tags = await head
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(tags).toEqual(['de', 'en', 'da', 'da-DK', 'en-DK', 'de-CH', 'x-default']);

    for (const path of [`/p/${handle}`, '', '/e/newsletter', '/search?q=espresso']) {
      const html = await (await page.request.get(`${shop.origin}/${locale}${path}`)).text();
      const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, link = '']) => link);
      expect(links.length, `${locale}${path}`).toBeGreaterThan(20);
      const strays = links.filter((link) => link.startsWith(`/${locale.slice(0, 2)}/`));
      expect(strays, `no link of ${locale}${path} leaves the market`).toEqual([]);
    }
  }
});

test('a cart follows its market and keeps its goods', only.wide, async ({ page }) => {
  const { variant } = await productOf(handle, 'de');
  const added = await page.request.post(`${shop.origin}/de/cart/data`, {
    form: { intent: 'add', variant, quantity: '1', plan: '' },
    headers: { origin: shop.origin },
  });
  expect(added.status()).toBe(200);
  const visit = async (locale: string, language: 'de' | 'en' | 'da') => {
    await page.goto(`${shop.origin}/${locale}/cart`);
    const summary = summaryOf(page, language);
    await expect(summary).toBeVisible();
    return { summary, figures: await centsIn(summary.locator('dl').first()) };
  };
  const home = await visit('de', 'de');
  const [goods = 0] = home.figures;
  expect(home.figures).toEqual([goods, 490, goods + 490]);

  const swiss = await visit('de-ch', 'de');
  await expect(swiss.summary).not.toContainText('€');
  expect(swiss.figures).toEqual([goods, 990, goods + 990]);

  const danish = await visit('da-dk', 'da');
  await expect(danish.summary).not.toContainText('€');
  expect(danish.figures).toEqual([goods * 8, 3920, goods * 8 + 3920]);
  const english = await visit('en-dk', 'en');
  expect(english.figures).toEqual(danish.figures);

  expect((await visit('de', 'de')).figures).toEqual(home.figures);
});

test('choosing a country leads to its market', only.wide, async ({ page }) => {
  const { delivery } = allMessages.de;
  await page.goto(`${shop.origin}/de/p/${handle}`);
  await page.locator('a[data-opens-countries]').first().click();
  const dialog = page.getByRole('dialog', { name: delivery.title });
  await dialog.getByRole('button', { name: delivery.showAll(27) }).click();
  await dialog.getByRole('radio', { name: /Schweiz/ }).check();
  await dialog.getByRole('button', { name: delivery.apply }).click();
  await expect(page).toHaveURL(`${shop.origin}/de-ch/p/${handle}`);
  await expect(page.getByRole('main')).toContainText('CHF');

  await page.locator('a[data-opens-countries]').first().click();
  await dialog.getByRole('radio', { name: /Österreich/ }).check();
  await dialog.getByRole('button', { name: delivery.apply }).click();
  await expect(page).toHaveURL(`${shop.origin}/de/p/${handle}`);
});

test('navigation in the browser stays in the market', only.wide, async ({ page }) => {
  await page.goto(`${shop.origin}/de-ch`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${shop.origin}/de-ch/`));
  await expect(page.getByRole('main')).toContainText('CHF');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('feeds, sitemaps and redirects know the markets', only.wide, async ({ request }) => {
  for (const [locale, currency] of sampleOf(markets)) {
    const feed = await (await request.get(`${shop.origin}/feeds/google-${locale}.xml`)).text();
    expect(new Set(feed.match(/(?<=<g:price>[\d.]+ )\w+/g))).toEqual(new Set([currency]));
    expect(new Set(feed.match(/(?<=<g:country>)\w+/g))).toEqual(
      new Set([locale.slice(3).toUpperCase()]),
    );
    expect(feed).toContain(`<g:link>${shop.origin}/${locale}/p/`);
    const index = await (await request.get(`${shop.origin}/sitemap.xml`)).text();
    expect(index).toContain(`/sitemaps/products-${locale}.xml`);
    const products = `${shop.origin}/sitemaps/products-${locale}.xml`;
    expect(await (await request.get(products)).text()).toContain(`/${locale}/p/${handle}</loc>`);
  }
  const redirects = [
    ['/de-CH/c/kaffee?sort=newest', 301, '/de-ch/c/kaffee?sort=newest'],
    ['/de-de/c/kaffee', 301, '/de/c/kaffee'],
    ['/en-gb', 302, '/en'],
    // the platform does not sell there
    ['/de-at', 302, '/de'],
    ['/de-ch/products/x', 301, '/de-ch/p/x'],
  ] as const;
  for (const [path, status, target] of redirects) {
    const response = await request.get(shop.origin + path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([status, target]);
  }
  expect(shop.log()).toContain('no market of the platform sells to AT');
});
