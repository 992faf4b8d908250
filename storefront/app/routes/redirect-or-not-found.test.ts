import { expect, test } from 'vitest';
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
  ['/search?q=espresso', '/de/search?q=espresso'],
])('%s is redirected permanently, in one step, to %s', async (path, location) => {
  expect(await answerTo(path)).toEqual({ status: 301, location });
});

test.each(['/wp-login.php', '/de/p/unknown', '/en/loop', '/pages/unknown'])(
  '%s is not found',
  async (path) => {
    expect(await answerTo(path)).toEqual({ status: 404 });
  },
);
