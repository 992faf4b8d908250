import assert from 'node:assert/strict';
import { type Case, Skipped, usage, type Version } from '../case.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

const shopName = JSON.stringify({ query: '{ shop { name } }' });

export function httpCases({ name: version }: Version): Case[] {
  const versioning = usage('versioning');
  const requests = `https://shopify.dev/docs/api/storefront/${version}#endpoints`;
  const authentication = `https://shopify.dev/docs/api/storefront/${version}#authentication`;
  return [
    {
      title: 'the header X-Shopify-API-Version names the version that answered',
      source: versioning,
      async check(shop) {
        const { headers } = await shop.send(shopName);
        assert.equal(headers.get('x-shopify-api-version'), version);
      },
    },
    {
      title: 'an answer is JSON',
      source: requests,
      async check(shop) {
        const { headers, text } = await shop.send(shopName);
        assert.match(headers.get('content-type') ?? '', /^application\/json/);
        assert.equal(typeof JSON.parse(text).data.shop.name, 'string');
      },
    },
    {
      title: 'a version older than any supported one is answered by the oldest supported',
      source: versioning,
      async check(shop) {
        const { status, headers } = await shop.send(shopName, { version: '2019-07' });
        assert.equal(status, 200);
        const [oldest] = (await supportedVersions(shop)).toSorted();
        assert.equal(headers.get('x-shopify-api-version'), oldest);
      },
    },
    {
      title: 'a version that never existed is not found',
      source: versioning,
      async check(shop) {
        assert.equal((await shop.send(shopName, { version: '2025-02' })).status, 404);
      },
    },
    {
      title: 'the unstable version answers',
      source: versioning,
      async check(shop) {
        assert.equal((await shop.send(shopName, { version: 'unstable' })).status, 200);
      },
    },
    {
      title: 'an unknown token is refused',
      source: authentication,
      async check(shop) {
        const { status } = await shop.send(shopName, { token: 'f'.repeat(32) });
        assert.ok(status === 401 || status === 403, `status ${status}`);
      },
    },
    ...[
      'shop { name }',
      'products(first: 1) { nodes { id } }',
      'localization { country { isoCode } }',
    ].map(
      (field): Case => ({
        title: `without a token ${field.split(/\W/)[0]} is answered`,
        source: authentication,
        async check(shop) {
          const body = JSON.stringify({ query: `{ ${field} }` });
          const { status, text } = await shop.send(body, { token: '' });
          if (status === 401) throw new Skipped('the shop asks for a token everywhere');
          assert.equal(JSON.parse(text).errors, undefined);
        },
      }),
    ),
    ...['{', '', 'null'].map(
      (body): Case => ({
        title: `a body that is no request (${JSON.stringify(body)}) is refused with status 400`,
        source: usage('response-codes'),
        async check(shop) {
          assert.equal((await shop.send(body)).status, 400);
        },
      }),
    ),
    {
      title: 'publicApiVersions lists this version as supported',
      source: versioning,
      async check(shop) {
        const supported = await supportedVersions(shop);
        assert.ok(supported.includes(version), `supported are ${supported.join(', ')}`);
      },
    },
  ];
}

async function supportedVersions(shop: ShopUnderTest): Promise<string[]> {
  const { publicApiVersions } = await shop.data<{
    publicApiVersions: { handle: string; supported: boolean }[];
  }>('{ publicApiVersions { handle supported } }');
  return publicApiVersions.filter(({ supported }) => supported).map(({ handle }) => handle);
}
