import { expect, test } from 'vitest';
import { createCheckout, variantOf } from '../checkout/test-checkout.ts';
import { createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);

const query = `query ($consent: VisitorConsent) @inContext(visitorConsent: $consent) { shop { id } }`;

async function ask(consent: object, cookie = '') {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/2026-10/graphql.json',
    headers: {
      'x-shopify-storefront-access-token': testToken,
      'shopify-storefront-id': '7',
      cookie,
      referer: 'https://shop.example/de?utm_campaign=winter',
    },
    payload: { query, variables: { consent } },
  });
  const [given] = [answer.headers['set-cookie']].flat();
  return { cookie: given?.split(';')[0] ?? '', timing: answer.headers['server-timing'] };
}

const sessions = () => database.selectFrom('visit_session').selectAll().execute();

test('a visitor who agrees has one session, from the landing page to the checkout', async () => {
  expect(await ask({ analytics: false })).toEqual({
    cookie: '_shopify_analytics=',
    timing: undefined,
  });
  expect(await sessions()).toEqual([]);

  const { cookie, timing } = await ask({ analytics: true });
  expect(timing).toMatch(/^_y;desc="[\da-f-]{36}", _s;desc="[\da-f-]{36}"$/);
  expect((await ask({ analytics: true }, cookie)).cookie).toBe(cookie);

  const checkout = await createCheckout(app, {
    lines: [{ merchandiseId: await variantOf(app, 'amaro-notte') }],
  });
  const agreed = `_tracking_consent=${encodeURIComponent('{"analytics":true}')}`;
  await app.inject({ url: checkout, headers: { cookie: `${cookie}; ${agreed}` } });
  expect(await sessions()).toMatchObject([
    {
      storefront: '7',
      landing: 'https://shop.example/de?utm_campaign=winter',
      events: ['checkout'],
    },
  ]);

  // what the shop's journey must not see
  await app.inject({ url: checkout, headers: { cookie: agreed } });
  expect(await sessions()).toHaveLength(2);
  await app.inject({ url: checkout });
  expect(await sessions()).toHaveLength(2);
});
