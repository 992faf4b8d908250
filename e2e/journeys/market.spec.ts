import type { Locator, Page } from '@playwright/test';
import { productOf, putInCart, summaryOf } from '../support/cart.ts';
import { expect, test } from '../support/test.ts';

// with a build and a sandbox in which Denmark is a market of its own: SHOP_MARKETS=da:DK:DKK

const handle = 'kernel-co-night-shift-espresso';
const kronerPerEuro = 8;

/** All prices in the structured data of a product page. */
async function pricesOf(page: Page, address: string) {
  const response = await page.goto(address);
  expect(response?.headers()['cache-control']).toContain('public');
  const text = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  return {
    cents: all(/"price":"?([\d.]+)/g).map((price) => Math.round(Number(price) * 100)),
    currencies: new Set(all(/"(?:priceCurrency|currency)":"(\w+)"/g)),
  };
}

async function centsIn(figures: Locator): Promise<number[]> {
  const texts = await figures.locator('dd').allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

test('Danish pages sell in kroner and German ones in euros @both-widths', async ({
  page,
}, testInfo) => {
  const picture = (name: string) =>
    page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: name !== 'product' });
  const german = await pricesOf(page, `/de/p/${handle}`);
  const danish = await pricesOf(page, `/da/p/${handle}`);
  expect(german.currencies).toEqual(new Set(['EUR']));
  expect(danish.currencies).toEqual(new Set(['DKK']));
  expect(german.cents.length).toBeGreaterThan(1);
  expect(danish.cents).toEqual(german.cents.map((cents) => cents * kronerPerEuro));
  await expect(page.getByRole('main')).toContainText('kr.');
  await expect(page.getByRole('main')).not.toContainText('€');
  await picture('product');

  await page.goto('/da/c/kaffe');
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\skr\./)
      .first(),
  ).toBeVisible();
  await picture('collection');

  const { variant } = await productOf(handle, 'da');
  await putInCart(page, variant);
  await page.goto('/da/cart');
  const summary = summaryOf(page, 'da');
  await expect(summary).toContainText('kr.');
  await expect(summary).not.toContainText('€');
  const [goods = 0, shipping, total] = await centsIn(summary.locator('dl').first());
  expect(german.cents.map((cents) => cents * kronerPerEuro)).toContain(goods);
  expect([shipping, total]).toEqual([3920, goods + 3920]);
  await picture('cart');
});
