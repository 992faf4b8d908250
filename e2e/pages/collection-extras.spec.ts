import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import type { Part } from '../../storefront/testing/html.ts';
import { expect, headOf, hrefsOf, test } from '../support/visitor.ts';

// what a collection's metafields add to its page

const t = allMessages.de;
const collection = hrefsFor('de').collection;

/** The list of products: each entry is a card, or something that stands among them. */
function tilesOf(page: Part): Part[] {
  const lists = page.one('main').elements('ul');
  const products = lists.filter((list) => list.children().some((entry) => entry.has('article')));
  return products.flatMap((list) => list.children());
}

test('sub_title, introtext and breadcrumb [ENT-057 ENT-061 ENT-063]', async ({ visitor }) => {
  const { page } = await visitor.open(collection('espresso-ganze-bohne'));
  const [subTitle, ...others] = page.one('main').elements('p');
  expect(subTitle?.text).toBe(
    'Frisch geröstet, vom hellen Single Origin bis zum dunklen Süditaliener.',
  );
  expect(others.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Ganze Bohnen halten ihr Aroma länger/),
  );
  const trail = page.one('navigation', t.shell.breadcrumb);
  expect(trail.all('listitem')).toHaveLength(3);
  expect(trail.all('link')[1]?.attribute('href')).toBe(collection('kaffee'));
});

test('brandlogo and the brand’s story [ENT-060]', async ({ visitor, request }) => {
  const { page } = await visitor.open(collection('kernel-co'));
  const main = page.one('main');
  const logo = main
    .elements('img')
    .map((image) => image.attribute('src') ?? '')
    .find((address) => address.includes('wordmark-kernel-co'));
  const file = await request.get(logo ?? '');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toMatch(/^image\//);
  expect(main.elements('h1')[0]?.text).toBe('Kernel & Co');
});

test('subcollections lead on [ENT-066]', async ({ visitor }) => {
  const { page } = await visitor.open(collection('kaffeemaschinen'));
  const chip = page.one('list', t.collection.subcollections).one('link', 'Siebträgermaschinen');
  expect(chip.attribute('href')).toBe(collection('siebtraegermaschinen'));
  const next = await visitor.open(collection('siebtraegermaschinen'));
  expect(next.page.elements('h1')[0]?.text).toBe('Siebträgermaschinen');
});

test('promotioncard stands among the products, product_test and contentgallery below [ENT-058 ENT-059 ENT-062]', async ({
  visitor,
}) => {
  const { page } = await visitor.open(collection('kaffeemaschinen'));
  const promotion = tilesOf(page)[4];
  expect(promotion?.has('article')).toBe(false);
  expect(promotion?.one('heading').text).not.toBe('');
  expect(promotion?.one('link').attribute('href')).toMatch(/^\/de\/c\//);
  const test = page.one('region', /Test/);
  expect(test.text).toMatch(/[\d,]+ von 10 Punkten/);
  const review = await visitor.open(test.one('link', 'Zum Testbericht').attribute('href') ?? '');
  expect(review.page.elements('h1')[0]?.text).toBe(test.one('heading').text);
  const gallery = page.one('region', t.collection.goodToKnow);
  expect(gallery.all('listitem').length).toBeGreaterThan(1);
});

test('display_variants: every variant is a card of its own', async ({ visitor }) => {
  const { page } = await visitor.open(collection('tassen-und-glaeser'));
  const addresses = hrefsOf(page.all('article').map((card) => card.one('heading').one('link')));
  expect(addresses.every((address) => address?.includes('?variant='))).toBe(true);
  expect(new Set(addresses).size).toBe(addresses.length);
  const products = new Set(addresses.map((address) => address?.split('?')[0]));
  expect(products.size).toBeLessThan(addresses.length);
});

test('variant_subset: only the kilo bags [ENT-065]', async ({ visitor }) => {
  const { page } = await visitor.open(collection('kaffee-kilobeutel'));
  const titles = page.all('article').map((card) => card.one('heading').text);
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => !title.includes('1 kg'))).toEqual([]);
});

test('seo.noindex keeps a collection out of search engines, and only that one [ENT-056]', async ({
  visitor,
}) => {
  const hidden = await visitor.open(collection('newsletter-auswahl'));
  expect(headOf(hidden.page).meta('robots')).toMatch('noindex');
  const found = await visitor.open(collection('kaffee'));
  expect(headOf(found.page).meta('robots')).toBe('index, follow');
});

test('a collection without extras renders no empty sections', async ({ visitor }) => {
  const { page } = await visitor.open(collection('kaffee-fuer-siebtraeger'));
  expect(page.has('list', t.collection.subcollections)).toBe(false);
  expect(page.has('region', t.collection.goodToKnow)).toBe(false);
  expect(tilesOf(page)).toHaveLength(page.all('article').length);
});
