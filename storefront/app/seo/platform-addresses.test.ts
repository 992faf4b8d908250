import { expect, test } from 'vitest';
import {
  ourAddress,
  parsePlatformAddress,
  redirectPaths,
  targetAddress,
  withQuery,
} from './platform-addresses.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

test.each([
  ['/products/night-shift', '/de/p/night-shift'],
  ['/products/night-shift/', '/de/p/night-shift'],
  ['/en/products/night-shift', '/en/p/night-shift'],
  ['/en-gb/products/night-shift', '/en/p/night-shift'],
  ['/fr/products/night-shift', '/de/p/night-shift'],
  ['/products/night-shift?lang=da', '/da/p/night-shift'],
  ['/products/k%C3%A4nnchen', '/de/p/k%C3%A4nnchen'],
  ['/products', '/de'],
  ['/collections/coffee', '/de/c/coffee'],
  ['/da/collections/kaffe', '/da/c/kaffe'],
  ['/collections/coffee/products/night-shift', '/de/p/night-shift'],
  ['/collections/all', '/de'],
  ['/collections', '/de'],
  ['/pages/impressum', '/de/e/impressum'],
  ['/pages/imprint', '/en/e/imprint'],
  ['/policies/shipping-policy', '/de/e/versand-lieferung'],
  ['/policies/refund-policy', '/de/e/ruecksendung-reklamation-widerruf'],
  ['/blogs/news/some-product-test', '/de/a/some-product-test'],
  ['/search', '/de/search'],
  ['/cart', '/de/cart'],
  ['/en', '/en'],
])('%s leads to %s', (path, address) => {
  expect(ourAddress(parsePlatformAddress(at(path)))).toBe(address);
});

test.each([
  'privacy-policy',
  'terms-of-service',
  'refund-policy',
  'shipping-policy',
  'legal-notice',
])('the policy %s has a page in every language', (name) => {
  for (const language of ['de', 'en', 'da']) {
    const address = ourAddress(parsePlatformAddress(at(`/${language}/policies/${name}`)));
    expect(address).toMatch(new RegExp(`^/${language}/e/[a-z-]+$`));
  }
});

test('a blog is our collection of articles', () => {
  expect(ourAddress(parsePlatformAddress(at('/blogs/news')))).toMatch(/^\/de\/a\/[a-z-]+$/);
});

test.each(['/pages/unknown', '/policies/unknown', '/wp-login.php', '/cart/1:1', '/en/p/unknown'])(
  '%s has no address of ours',
  (path) => {
    expect(ourAddress(parsePlatformAddress(at(path)))).toBeNull();
  },
);

test.each([
  ['/products/old', ['/products/old', '/products/old']],
  ['/de/p/old', ['/de/p/old', '/p/old', '/products/old']],
  ['/en/c/old/', ['/en/c/old', '/c/old', '/collections/old']],
  ['/en/e/old', ['/en/e/old', '/e/old', '/pages/old']],
  ['/sale', ['/sale', '/sale']],
])('the merchant may redirect %s as one of %j', (path, paths) => {
  expect(redirectPaths(at(path))).toEqual(paths);
});

test.each([
  ['/products/new', 'en', '/en/p/new'],
  ['/da/products/new', 'en', '/da/p/new'],
  ['/products/new?variant=7', 'de', '/de/p/new?variant=7'],
  ['/', 'da', '/da'],
  ['/e/jobs', 'de', '/de/e/jobs'],
  ['/en/e/jobs', 'de', '/en/e/jobs'],
  ['https://outlet.example/sale', 'de', 'https://outlet.example/sale'],
] as const)('the target %s is in %s %s', (target, language, address) => {
  expect(targetAddress(target, language)).toBe(address);
});

test.each([
  ['/de/p/x', 'variant=7&utm_source=mail', '/de/p/x?variant=7&utm_source=mail'],
  ['/de/p/x?variant=8', 'variant=7&gclid=1', '/de/p/x?variant=8&gclid=1'],
  ['/en/p/x', 'lang=en', '/en/p/x'],
  ['/de', '', '/de'],
])('%s with the query %s is %s', (address, query, expected) => {
  expect(withQuery(address, new URLSearchParams(query))).toBe(expected);
});
