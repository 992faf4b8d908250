import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPlatformSession } from './platform-session.ts';

const publicOrigin = 'https://www.shop.example';
const landing = `${publicOrigin}/de?utm_campaign=winter`;
const asked: { headers: IncomingHttpHeaders; consent: unknown }[] = [];
let isDown = false;
const server = createServer(async (request, response) => {
  const { variables } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  asked.push({ headers: request.headers, consent: variables.consent });
  if (isDown) {
    response.destroy();
    return;
  }
  response
    .setHeader('set-cookie', [
      '_shopify_analytics=y.s; Domain=platform.example; Path=/; HttpOnly; Secure',
      'other=1; Path=/',
    ])
    .end('{"data":{}}');
}).listen(0);
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  isDown = false;
});

function send(body: object, cookie = 'storefront_cart_id=secret; _shopify_analytics=y.s') {
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const join = createPlatformSession({
    publicOrigin,
    domain: 'shop.example',
    platform: { url, token: 'private', tokenKind: 'private', storefrontId: '1000012345' },
  });
  const headers = { cookie, 'user-agent': 'Browser' };
  const content = JSON.stringify(body);
  return join(
    new Request(`${publicOrigin}/reports/session`, { method: 'POST', headers, body: content }),
  );
}

test('the platform learns consent, landing page and its own cookies; its cookies reach the checkout', async () => {
  const headers = await send({ statistics: true, marketing: false, landing });
  expect(headers?.getSetCookie()).toEqual([
    '_shopify_analytics=y.s; Path=/; HttpOnly; Domain=shop.example; Secure',
  ]);
  expect(asked).toMatchObject([
    {
      headers: {
        cookie: '_shopify_analytics=y.s',
        referer: landing,
        'user-agent': 'Browser',
        'shopify-storefront-id': '1000012345',
        'shopify-storefront-private-token': 'private',
      },
      consent: { analytics: true, marketing: false, preferences: false, saleOfData: false },
    },
  ]);
});

test('a withdrawal ends the session here, whatever the platform answers', async () => {
  isDown = true;
  const headers = await send({ statistics: false, marketing: false, landing });
  expect(headers?.getSetCookie().at(-1)).toBe(
    '_shopify_analytics=; Path=/; Max-Age=0; Domain=shop.example; Secure',
  );
});

test.each([
  [{}],
  [{ statistics: true, marketing: true }],
  [{ statistics: true, marketing: true, landing: 'https://other.example/' }],
])('%j is refused', async (body) => {
  expect(await send(body)).toBeNull();
  expect(asked).toEqual([]);
});
