import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { connectedShop } from './connected-shop.ts';

const request = z.object({
  query: z.string(),
  variables: z.object({ after: z.string().nullable(), language: z.string() }),
});

/** Two pages of products and one of collections, with handles by language. */
const server = createServer(async (incoming, response) => {
  if (incoming.headers['shopify-storefront-private-token'] !== 'token') {
    response.writeHead(403).end();
    return;
  }
  const { query, variables } = request.parse(await json(incoming));
  const isFirst = variables.after === null;
  const kind = query.includes('products(') ? 'Product' : 'Collection';
  const number = isFirst ? 1 : 2;
  const handle = `${kind}-${number}-${variables.language}`.toLowerCase();
  const list = {
    nodes: [{ id: `gid://shopify/${kind}/${number}`, handle }],
    pageInfo: { hasNextPage: kind === 'Product' && isFirst, endCursor: 'next' },
  };
  response.end(JSON.stringify({ data: { list } }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.close().closeAllConnections();
});
const settings = {
  PLATFORM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  PLATFORM_TOKEN: 'token',
  PLATFORM_TOKEN_KIND: 'private',
};

test('links may lead to all products and collections of the connected shop, by language', async () => {
  const { handles, addresses } = await connectedShop(settings);
  expect(addresses('da')).toEqual([
    '/da/c/collection-1-da',
    '/da/p/product-1-da',
    '/da/p/product-2-da',
  ]);
  // the same product in two languages
  expect(handles.product('product-2-da', 'da')).toBe(handles.product('product-2-en', 'en'));
  expect(handles.product('product-2-da', 'en')).toBeUndefined();
});

test('a shop that rejects the token is named with the next step', async () => {
  const wrong = connectedShop({ ...settings, PLATFORM_TOKEN: 'of-another-shop' });
  await expect(wrong).rejects.toThrow('npm run doctor');
});
