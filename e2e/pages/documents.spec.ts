import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expect, headOf, test } from '../support/visitor.ts';

const coffee = allContent.de.home.discover;

for (const [from, status, to] of [
  ['/', 302, '/de'],
  ['/?lang=en', 301, '/en'],
  [`/c/${coffee}?lang=de`, 301, `/de/c/${coffee}`],
  ['/fr/cart', 302, '/de/cart'],
  ['/de/', 301, '/de'],
  [`/de/c/${coffee}/?sort=price`, 301, `/de/c/${coffee}?sort=price`],
] as const) {
  test(`${from} leads to ${to} [DEC-007 DEC-008 DEC-009]`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(to);
  });
}

for (const address of [
  '/wp-login.php',
  '/wp/x',
  '/de/nowhere',
  '/de/c/no-such-collection',
  '/de/p/none',
]) {
  test(`the unknown address ${address} is a German page that says so [DEC-010]`, async ({
    visitor,
  }) => {
    const { status, page } = await visitor.open(address);
    expect(status).toBe(404);
    const [heading] = page.elements('h1');
    expect(heading?.text).toBe(allMessages.de.error.notFoundTitle);
  });

  test(`the unknown address ${address} is cached for a minute`, async ({ request }) => {
    const { 'cache-control': cacheControl } = (await request.get(address)).headers();
    expect(cacheControl).toContain('public, max-age=0, s-maxage=60,');
  });
}

for (const address of [
  '/assets/none-12345678.js',
  '/favicon.ico',
  '/feeds/google-de.xml/_.data?n=1',
  '/feeds/google-de.xml.data',
  '/sitemaps/products-de-1.xml.data',
  '/de/search/suggestions/_.data?q=a',
]) {
  test(`${address} is missing in two words, not in a page`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe('not found');
    expect(response.headers()['cache-control']).toContain('s-maxage=60');
  });
}

test('public pages are cacheable and set no cookie [DEC-092 DEC-093]', async ({ request }) => {
  for (const path of ['/de', '/en', `/de/c/${coffee}`, `/de/c/${coffee}.data`]) {
    const response = await request.get(path, { headers: { cookie: 'storefront_cart_id=x' } });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
    expect(response.headers()['cache-control'], path).toMatch(/^public, .*s-maxage=\d+/);
    expect(response.headers().vary ?? '', path).not.toMatch(/cookie/i);
  }
});

test('a public page is the same with and without a cart [DEC-092 DEC-093]', async ({ request }) => {
  const path = `/de/c/${coffee}`;
  const withoutCart = await request.get(path);
  const known = await request.get(path, { headers: { cookie: 'storefront_cart_id=anything' } });
  expect(await known.text()).toBe(await withoutCart.text());
});

test('the cart is private to its cookie', async ({ request }) => {
  for (const path of ['/de/cart', '/de/cart/data']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('a cross-origin form post to the cart is rejected', async ({ request }) => {
  const response = await request.post('/de/cart', {
    headers: { origin: 'https://evil.example' },
    form: { intent: 'add', variant: 'gid://shopify/ProductVariant/1', quantity: '1' },
  });
  expect(response.status()).toBe(403);
});

test('a page links its alternates in every language [DEC-012 DEC-014 DEC-015]', async ({
  visitor,
}) => {
  const head = headOf((await visitor.open(`/de/c/${coffee}`)).page);
  expect(head.alternate('en')).toBe(`${shopOrigin}/en/c/${allContent.en.home.discover}`);
  expect(head.alternate('da')).toBe(`${shopOrigin}/da/c/${allContent.da.home.discover}`);
  expect(head.alternate('x-default')).toBe(head.alternate('de'));
  const english = await visitor.open(head.alternate('en') ?? '');
  expect(english.status).toBe(200);
  expect(headOf(english.page).language).toBe('en');
});
