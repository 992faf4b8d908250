import { shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/visitor.ts';

// what price comparisons, shopping agents and old links read

for (const path of [
  '/feeds/google-de.xml',
  '/feeds/google-en.xml',
  '/feeds/google-da.xml',
  '/feeds/idealo-de.csv',
]) {
  test(`${path} lists each variant once, and its links lead to pages`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('s-maxage=3600');
    const text = await response.text();
    const links = [...text.matchAll(/(?:<g:link>|")(http[^<"]+\/p\/[^<"]+)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThan(100);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links.slice(0, 5)) expect((await request.get(link)).status()).toBe(200);
  });
}

for (const [path, location] of [
  ['/products/kernel-co-night-shift-espresso', '/de/p/kernel-co-night-shift-espresso'],
  ['/products/nachtschicht?variant=1', '/de/p/kernel-co-night-shift-espresso?variant=1'],
  ['/en-gb/collections/coffee?utm_source=mail', '/en/c/coffee?utm_source=mail'],
  ['/de/p/nachtschicht', '/de/p/kernel-co-night-shift-espresso'],
  ['/policies/shipping-policy', '/de/e/versand-lieferung'],
  ['/sale', '/de/c/angebote'],
  // handles of the primary language
  [
    '/en/p/automara-pausenraum-kaffeevollautomat?variant=1',
    '/en/p/automara-pausenraum-bean-to-cup-machine?variant=1',
  ],
  ['/da/c/angebote?sort=newest', '/da/c/tilbud?sort=newest'],
] as const) {
  test(`${path} is redirected in one step`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    const found = new URL(response.headers().location ?? '', shopOrigin);
    expect(found.pathname + found.search).toBe(location);
  });
}

test('a product exists as Markdown, which is not indexed', async ({ request }) => {
  const path = '/de/p/kernel-co-night-shift-espresso';
  const html = await (await request.get(path)).text();
  expect(html).toContain(`type="text/markdown" href="${shopOrigin}${path}.md"`);
  const response = await request.get(`${path}.md`);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  const markdown = await response.text();
  expect(markdown).toMatch(/^# Kernel & Co /);
  expect(markdown.length).toBeLessThan(html.length / 10);
});

test('every link of /llms.txt leads to a page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(await (await request.get('/agents.md')).text()).toBe(text);
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of links.filter((url) => !url.includes('/feeds/'))) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
});
