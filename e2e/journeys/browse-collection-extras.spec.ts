import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// what a collection's metafields add to its page is the same for every browser
const t = allMessages.de;
const collection = hrefsFor('de').collection;

test('sub_title, introtext and breadcrumb', only.wide, async ({ page }) => {
  await page.goto(collection('espresso-ganze-bohne'));
  const head = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[3]');
  await expect(head.getByRole('paragraph')).toHaveCount(2);
  const trail = page.getByRole('navigation', { name: t.shell.breadcrumb });
  await expect(trail.getByRole('listitem')).toHaveCount(3);
  await expect(trail.getByRole('link').nth(1)).toHaveAttribute('href', collection('kaffee'));
});

test('brandlogo and the story of a brand', only.wide, async ({ page }) => {
  await page.goto(collection('kernel-co'));
  const logo = page.getByRole('main').locator('img[src*="wordmark-kernel-co"]');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Kernel & Co' })).toBeVisible();
});

test('subcollections lead on', only.wide, async ({ page }) => {
  await page.goto(collection('kaffeemaschinen'));
  const chips = page.getByRole('list', { name: t.collection.subcollections });
  await chips.getByRole('link', { name: 'Siebträgermaschinen' }).click();
  await expect(page).toHaveURL(new RegExp(`${collection('siebtraegermaschinen')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siebträgermaschinen');
});

test(
  'promotioncard stands among the products, product_test and contentgallery below',
  only.wide,
  async ({ page }) => {
    await page.goto(collection('kaffeemaschinen'));
    const tiles = page.getByRole('main').locator('ul:has(article) > li');
    await expect(tiles.nth(4).getByRole('article')).toHaveCount(0);
    await expect(tiles.nth(4).getByRole('heading')).not.toBeEmpty();
    await expect(tiles.nth(4).getByRole('link')).toHaveAttribute('href', /^\/de\/c\//);
    const productTest = page.getByRole('region', { name: /Test/ });
    await expect(productTest.getByText(/^[\d,]+ von 10 Punkten$/)).toBeVisible();
    const gallery = page.getByRole('region', { name: t.collection.goodToKnow });
    expect(await gallery.getByRole('listitem').count()).toBeGreaterThan(1);
  },
);

test('display_variants: every variant is a card of its own', only.wide, async ({ page }) => {
  await page.goto(collection('tassen-und-glaeser'));
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.every((address) => address?.includes('?variant='))).toBe(true);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(addresses.map((address) => address?.split('?')[0])).size).toBeLessThan(
    addresses.length,
  );
});

test('variant_subset: only the kilo bags', only.wide, async ({ page }) => {
  await page.goto(collection('kaffee-kilobeutel'));
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => !title.includes('1\u00a0kg') && !title.includes('1 kg'))).toEqual(
    [],
  );
});

test(
  'seo.noindex keeps a collection out of search engines, and only that one',
  only.wide,
  async ({ page }) => {
    await page.goto(collection('newsletter-auswahl'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.goto(collection('kaffee'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  },
);

test('a collection without extras has none of their places', only.wide, async ({ page }) => {
  await page.goto(collection('kaffee-fuer-siebtraeger'));
  await expect(page.getByRole('list', { name: t.collection.subcollections })).toHaveCount(0);
  await expect(page.getByRole('region', { name: t.collection.goodToKnow })).toHaveCount(0);
  const tiles = page.getByRole('main').locator('ul:has(article) > li');
  await expect(tiles).toHaveCount(await page.getByRole('article').count());
});
