import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expect, headOf, test } from '../support/visitor.ts';

// what search engines read

test('the home page has Open Graph metadata [META-002 META-003 META-004 META-005 META-006 META-007 META-008]', async ({
  visitor,
  request,
}) => {
  const head = headOf((await visitor.open('/de')).page);
  expect(head.title).toBe(`${allMessages.de.home.title} | Kaffeelotse`);
  const description = head.meta('description');
  expect(description).toMatch('2.000');
  expect(head.property('og:type')).toBe('article');
  expect(head.property('og:title')).toBe('Kaffee & Zubehör online kaufen | Kaffeelotse');
  expect(head.property('og:description')).toBe(description);
  expect(head.property('og:url')).toBe(`${shopOrigin}/de`);
  expect(head.property('og:image:width')).toBe('1000');
  const image = head.property('og:image') ?? '';
  expect(image).toMatch(new RegExp(`^${shopOrigin}/assets/logo.*\\.svg$`));
  expect((await request.get(image)).ok()).toBe(true);
  expect(head.meta('keywords')).toBe('Kaffee,Espresso,Shop');
  expect(head.meta('author')).toBe('Kaffeelotse');
  expect(head.meta('robots')).toBe('index, follow');
});

test('a filtered listing and the cart are noindex', async ({ visitor }) => {
  for (const path of [`/de/c/${allContent.de.home.discover}?price=10-20`, '/de/cart']) {
    expect(headOf((await visitor.open(path)).page).meta('robots'), path).toMatch('noindex');
  }
});

test('a filtered list is not indexed and names the whole one as its canonical address [DEC-016]', async ({
  visitor,
}) => {
  const path = `/de/c/${allContent.de.home.discover}`;
  const { page } = await visitor.open(`${path}?filter.vendor=Deichgold&sort=newest`);
  expect(headOf(page).canonical).toBe(shopOrigin + path);
  expect(headOf(page).meta('robots')).toMatch('noindex');
});

test('icons, manifest, robots.txt and every sitemap are served', async ({ visitor, request }) => {
  const { page } = await visitor.open('/de');
  const links = page.elements('link').filter((link) => {
    const rel = link.attribute('rel') ?? '';
    return rel.includes('icon') || rel === 'manifest';
  });
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const href = link.attribute('href') ?? '';
    expect((await request.get(href)).ok(), href).toBe(true);
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
});
