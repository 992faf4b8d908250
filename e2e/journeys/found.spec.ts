import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/index.ts';
import { shopOrigin } from '../support/addresses.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// what search engines read is the same for every browser

test('the home page says what it is where it is shared', only.wide, async ({ page }) => {
  await page.goto('/de');
  await expect(page).toHaveTitle(`${allMessages.de.home.title} | Kaffeelotse`);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  const property = (name: string) => page.locator(`meta[property="${name}"]`);
  await expect(property('og:type')).toHaveAttribute('content', 'article');
  await expect(property('og:title')).toHaveAttribute(
    'content',
    'Kaffee & Zubehör online kaufen | Kaffeelotse',
  );
  await expect(property('og:description')).toHaveAttribute('content', description ?? '');
  expect(description).toMatch('2.000');
  await expect(property('og:url')).toHaveAttribute('content', `${shopOrigin}/de`);
  await expect(property('og:image:width')).toHaveAttribute('content', '1000');
  const image = await property('og:image').getAttribute('content');
  expect(image).toMatch(new RegExp(`^${shopOrigin}/assets/logo.*\\.svg$`));
  expect((await page.request.get(image ?? '')).ok()).toBe(true);
  const named = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(named('keywords')).toHaveAttribute('content', 'Kaffee,Espresso,Shop');
  await expect(named('author')).toHaveAttribute('content', 'Kaffeelotse');
  await expect(named('robots')).toHaveAttribute('content', 'index, follow');
});

test('a filtered listing and the cart ask not to be found', only.wide, async ({ page }) => {
  for (const path of [`/de/c/${allContent.de.home.discover}?price=10-20`, '/de/cart']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test(
  'machines find their files: icons, manifest, robots.txt and every sitemap',
  only.wide,
  async ({ page, request }) => {
    await page.goto('/de');
    for (const link of await page.locator('link[rel*="icon"], link[rel="manifest"]').all()) {
      const href = await link.getAttribute('href');
      expect((await request.get(href ?? '')).ok(), href ?? '').toBe(true);
    }
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toMatch('text/plain');
    // this shop is a trial
    expect(await robots.text()).toContain('Disallow: /\n');
    const index = await (await request.get('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
    expect(files).toHaveLength(9);
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(await response.text(), file).toContain('hreflang="x-default"');
    }
    expect((await request.get('/sitemaps/orders-de.xml')).status()).toBe(404);
  },
);
