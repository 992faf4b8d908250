import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/index.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const coffee = allContent.de.home.discover;

for (const [from, status, to] of [
  ['/', 302, '/de'],
  ['/?lang=en', 301, '/en'],
  [`/c/${coffee}?lang=de`, 301, `/de/c/${coffee}`],
  ['/fr/cart', 302, '/de/cart'],
] as const) {
  test(`${from} leads to ${to}`, only.wide, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(to);
  });
}

test('an unknown address is a German page that says so', only.wide, async ({ page }) => {
  for (const address of [
    '/wp-login.php',
    '/de/nowhere',
    `/de/c/no-such-collection`,
    '/de/p/none',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      allMessages.de.error.notFoundTitle,
    );
  }
});

test('public pages are cacheable and set no cookie', only.wide, async ({ request }) => {
  for (const path of ['/de', '/en', `/de/c/${coffee}`, `/de/c/${coffee}.data`]) {
    const response = await request.get(path, { headers: { cookie: 'storefront_cart_id=x' } });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
    expect(response.headers()['cache-control'], path).toMatch(/^public, .*s-maxage=\d+/);
    expect(response.headers().vary ?? '', path).not.toMatch(/cookie/i);
  }
});

test('a public page is the same with and without a cart', only.wide, async ({ request }) => {
  const path = `/de/c/${coffee}`;
  const stranger = await request.get(path);
  const known = await request.get(path, { headers: { cookie: 'storefront_cart_id=anything' } });
  expect(await known.text()).toBe(await stranger.text());
});

test('the cart is nobody else’s', only.wide, async ({ request }) => {
  for (const path of ['/de/cart', '/de/cart/data']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('a foreign site cannot post to the cart', only.wide, async ({ request }) => {
  const response = await request.post('/de/cart', {
    headers: { origin: 'https://evil.example' },
    form: { intent: 'add', variant: 'gid://shopify/ProductVariant/1', quantity: '1' },
  });
  expect(response.status()).toBe(403);
});

test('a page names its counterparts in every language', only.wide, async ({ page }) => {
  await page.goto(`/de/c/${coffee}`);
  const alternate = (language: string) =>
    page.locator(`link[rel=alternate][hreflang=${language}]`).getAttribute('href');
  expect(await alternate('en')).toMatch(new RegExp(`/en/c/${allContent.en.home.discover}$`));
  expect(await alternate('da')).toMatch(new RegExp(`/da/c/${allContent.da.home.discover}$`));
  expect(await alternate('x-default')).toBe(await alternate('de'));
  await page.getByRole('contentinfo').locator('summary', { hasText: 'Deutsch' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/c/${allContent.en.home.discover}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
