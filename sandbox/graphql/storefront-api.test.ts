import { describe, expect, test } from 'vitest';
import { apiVersion, storefrontApiPath } from '../schema/api-version.ts';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);

function post(url: string, headers: Record<string, string>, query: string) {
  return app.inject({ method: 'POST', url, headers, payload: { query } });
}

describe('the endpoint', () => {
  const query = '{ product(handle: "amaro-notte") { title } }';

  test.each([storefrontApiPath, `${storefrontApiPath}.json`])(
    'answers at %s [DEC-005]',
    async (url) => {
      for (const header of [
        'X-Shopify-Storefront-Access-Token',
        'Shopify-Storefront-Private-Token',
      ]) {
        const response = await post(url, { [header]: testToken }, query);
        expect(response.statusCode).toBe(200);
        expect(response.headers['x-shopify-api-version']).toBe(apiVersion);
        expect(response.json()).toEqual({ data: { product: { title: 'Amaro - Amaro Notte' } } });
      }
    },
  );

  test('is open without a token, but for tags, metafields, metaobjects and menus', async () => {
    expect((await post(storefrontApiPath, {}, query)).json().data.product.title).toContain('Amaro');
    for (const closed of [
      '{ product(handle: "amaro-notte") { tags } }',
      '{ product(handle: "amaro-notte") { metafield(namespace: "coffee", key: "roast") { value } } }',
      '{ metaobjects(type: "origin", first: 1) { nodes { id } } }',
      '{ menu(handle: "main-menu") { id } }',
    ]) {
      const response = await post(storefrontApiPath, {}, closed);
      expect(response.statusCode).toBe(200);
      expect(response.json().errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
    }
  });

  test('a browser may ask from any origin', async () => {
    const preflight = await app.inject({ method: 'OPTIONS', url: storefrontApiPath });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toBe('*');
    const answer = await post(storefrontApiPath, {}, query);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test('a variable of the wrong type is no internal error', async () => {
    const mutation =
      'mutation ($ids: [ID!]!) { cartGiftCardCodesRemove(cartId: "x", appliedGiftCardIds: $ids) { cart { id } } }';
    const { errors } = await ask(app, mutation, { ids: [null] });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toMatch(/^Variable \$ids/);
  });

  test('refuses a wrong token', async () => {
    const wrong = { 'X-Shopify-Storefront-Access-Token': 'wrong' };
    expect((await post(storefrontApiPath, wrong, query)).statusCode).toBe(401);
  });

  test('answers a mistake with status 200 and errors', async () => {
    const token = { 'X-Shopify-Storefront-Access-Token': testToken };
    for (const mistake of ['{ nonsense }', '{ product(', '{ product(handle: 3) { id } }']) {
      const response = await post(storefrontApiPath, token, mistake);
      expect(response.statusCode).toBe(200);
      expect(response.json().errors).toHaveLength(1);
    }
  });

  test('names a field that nobody has written', async () => {
    const { errors } = await ask(app, '{ cartCompletionAttempt(attemptId: "1") { __typename } }');
    expect(errors).toMatchObject([
      {
        message: 'The sandbox does not implement QueryRoot.cartCompletionAttempt(attemptId:).',
        extensions: { code: 'NOT_IMPLEMENTED' },
      },
    ]);
  });

  test('names an input field that nobody looks at', async () => {
    const { errors } = await ask(
      app,
      'mutation { cartCreate(input: { buyerIdentity: { companyLocationId: "1" } }) { cart { id } } }',
    );
    expect(errors).toMatchObject([
      {
        message: 'The sandbox does not implement CartBuyerIdentityInput.companyLocationId.',
        extensions: { code: 'NOT_IMPLEMENTED' },
      },
    ]);
  });

  test('runs the named operation of a document, again and again', async () => {
    const document = `
      query A { product(handle: "amaro-notte") { title } }
      query B { product(handle: "amaro-alba") { title } }`;
    for (const [operationName, title] of [
      ['A', 'Amaro - Amaro Notte'],
      ['B', 'Amaro - Amaro Alba'],
      ['A', 'Amaro - Amaro Notte'],
      ['B', 'Amaro - Amaro Alba'],
    ]) {
      const response = await app.inject({
        method: 'POST',
        url: storefrontApiPath,
        headers: { 'X-Shopify-Storefront-Access-Token': testToken },
        payload: { query: document, operationName },
      });
      expect(response.json().data.product.title).toBe(title);
    }
  });
});

describe('the language of an operation', () => {
  const document = `query Handle($id: ID!, $language: LanguageCode) @inContext(language: $language) {
    collection(id: $id) { handle }
  }`;

  test.each([
    ['DE', 'kaffee'],
    ['EN', 'coffee'],
    ['DA', 'kaffe'],
    ['FR', 'kaffee'],
    [undefined, 'kaffee'],
  ])('%s gives the handle %s [CALL-017 DEC-011]', async (language, handle) => {
    const german = await ask<{ collection: { id: string } }>(
      app,
      '{ collection(handle: "kaffee") { id } }',
    );
    const { id } = german.data.collection;
    expect(await ask(app, document, { id, language })).toEqual({
      data: { collection: { handle } },
    });
  });

  test('finds a German handle in every language', async () => {
    const query = '{ collection(handle: "kaffee") { title } }';
    expect(await ask(app, `query @inContext(language: EN) ${query}`)).toEqual({
      data: { collection: { title: 'Coffee & espresso' } },
    });
  });
});

test('metafields answer by position, null where there is none [ENT-028]', async () => {
  const { data } = await ask<{ product: { metafields: ({ key: string } | null)[] } }>(
    app,
    `{ product(handle: "amaro-notte") { metafields(identifiers: [
      { namespace: "coffee", key: "missing" }
      { namespace: "coffee", key: "roast" }
      { key: "roast" }
    ]) { key } } }`,
  );
  expect(data.product.metafields).toEqual([null, { key: 'roast' }, null]);
});

test('tells the name of the shop, its languages and markets', async () => {
  const { data } = await ask<{ shop: object; localization: object }>(
    app,
    `{ shop { name } localization { availableLanguages { isoCode }
      availableCountries { isoCode currency { isoCode } } } }`,
  );
  expect(data.shop).toEqual({ name: expect.any(String) });
  expect(data.localization).toEqual({
    availableLanguages: [{ isoCode: 'DE' }, { isoCode: 'EN' }, { isoCode: 'DA' }],
    availableCountries: [{ isoCode: 'DE', currency: { isoCode: 'EUR' } }],
  });
});
