import { expect, test } from 'vitest';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database, { primaryLanguage: 'en' });

test.each([
  ['{ ', 'Size'],
  ['query @inContext(language: DE) { ', 'Größe'],
])('%s…: options are called %s', async (start, name) => {
  const { data } = await ask(
    app,
    `${start} product(handle: "amaro-notte") { options { name } } localization { country { defaultLanguage { isoCode } } } }`,
  );
  expect(data).toMatchObject({
    product: { options: [{ name }] },
    localization: { country: { defaultLanguage: { isoCode: 'EN' } } },
  });
});

test('the Admin API lists it first', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/admin/api/2026-04/graphql.json',
    headers: { 'x-shopify-access-token': testToken },
    payload: { query: '{ shopLocales { locale primary } }' },
  });
  expect(response.json().data.shopLocales).toEqual([
    { locale: 'en', primary: true },
    { locale: 'de', primary: false },
    { locale: 'da', primary: false },
  ]);
});
