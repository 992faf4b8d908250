import { expect, test } from 'vitest';
import { accountContext } from '../context.ts';
import { contextWith } from './cart-context-examples.ts';
import { redirectOrNotFound } from './redirect-or-not-found.ts';

const nodes = [
  { path: '/products/old', target: '/products/new' },
  { path: '/sale', target: '/collections/angebote' },
  { path: '/loop', target: '/en/loop' },
];
const answer = () => ({ urlRedirects: { nodes, pageInfo: { hasNextPage: false } } });

async function answerTo(path: string) {
  const url = new URL(path, 'https://shop.example');
  const response = await redirectOrNotFound(url, contextWith(answer).context);
  if (response instanceof Response) {
    return { status: response.status, location: response.headers.get('Location') };
  }
  return { status: response.init?.status };
}

test.each([
  ['/products/old?variant=7&utm_source=mail', '/de/p/new?variant=7&utm_source=mail'],
  ['/en/p/old', '/en/p/new'],
  ['/products/old?lang=da', '/da/p/new'],
  ['/sale', '/de/c/angebote'],
  ['/products/other?variant=7', '/de/p/other?variant=7'],
  ['/products/other/', '/de/p/other'],
  ['/en/products/other?gclid=1', '/en/p/other?gclid=1'],
  ['/en-gb/products/other', '/en/p/other'],
  ['/fr/products/other', '/de/p/other'],
  ['/collections/coffee', '/de/c/coffee'],
  ['/da/collections/kaffe?sort_by=price', '/da/c/kaffe?sort_by=price'],
  ['/collections/coffee/products/other?variant=7', '/de/p/other?variant=7'],
  ['/collections/all', '/de'],
  ['/collections', '/de'],
  ['/pages/impressum', '/de/e/impressum'],
  ['/pages/imprint', '/en/e/imprint'],
  ['/policies/shipping-policy', '/de/e/versand-lieferung'],
  ['/en/policies/shipping-policy', '/en/e/shipping-delivery'],
  ['/blogs/news', '/de/a/wissen'],
  ['/blogs/news/arabica-robusta', '/de/a/arabica-robusta'],
  ['/blogs/news/tagged/espresso', '/de/a/wissen'],
  ['/blogs', '/de/a/wissen'],
  ['/pages', '/de'],
  ['/policies', '/de'],
  ['/collections/coffee/dark-roast', '/de/c/coffee'],
  ['/collections/vendors?q=Amaro', '/de/search?q=Amaro'],
  ['/checkout', '/de/checkout'],
  ['/cart', '/de/cart'],
  ['/search?q=espresso', '/de/search?q=espresso'],
])('%s is redirected permanently, in one step, to %s', async (path, location) => {
  expect(await answerTo(path)).toEqual({ status: 301, location });
});

test.each([
  ['/account', 'https://account.example'],
  ['/en/account', 'https://account.example'],
  ['/account/login?return_url=%2Faccount', 'https://account.example'],
  ['/account/orders', 'https://account.example/orders'],
  ['/account/orders/0a1b2c', 'https://account.example/orders'],
  ['/da/account/addresses', 'https://account.example/profile'],
])('%s leads to the hosted account at %s', async (path, location) => {
  expect(await answerTo(path)).toEqual({ status: 302, location });
});

test.each([
  ['/account', '/de/account'],
  ['/en/account/login', '/en/account'],
  ['/account/orders', '/de/account/orders'],
  ['/da/account/addresses', '/da/account/addresses'],
])('with accounts of our own %s leads to %s', async (path, location) => {
  const { context } = contextWith(answer);
  const nowhere = async () => ({ location: '', cookies: [] });
  context.set(accountContext, {
    customer: () => null,
    signedIn: async () => null,
    signIn: nowhere,
    signOut: nowhere,
  });
  const response = await redirectOrNotFound(new URL(path, 'https://shop.example'), context);
  expect(response instanceof Response && response.headers.get('Location')).toBe(location);
});

test('10,000 unknown addresses cost one call to the platform, not one each', async () => {
  const { context, asked } = contextWith(answer);
  for (let number = 0; number < 10_000; number += 1) {
    await redirectOrNotFound(new URL(`https://shop.example/unknown/${number}`), context);
  }
  expect(asked).toEqual(['UrlRedirects']);
});

test.each(['/wp-login.php', '/de/p/unknown', '/en/loop', '/pages/unknown', '/blogs/news/unknown'])(
  '%s is not found',
  async (path) => {
    expect(await answerTo(path)).toEqual({ status: 404 });
  },
);
