import { expect, test } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase());

test('the shop, its domain, its payment settings', async () => {
  const { data } = await ask<{ shop: object }>(
    app,
    `{ shop { id name description moneyFormat primaryDomain { url host sslEnabled } brand { slogan }
       paymentSettings { currencyCode countryCode enabledPresentmentCurrencies } } }`,
  );
  expect(data.shop).toEqual({
    id: 'gid://shopify/Shop/1',
    name: 'Kaffeelotse',
    description: null,
    moneyFormat: '€{{amount_with_comma_separator}}',
    primaryDomain: { url: 'http://sandbox.test', host: 'sandbox.test', sslEnabled: false },
    brand: null,
    paymentSettings: {
      currencyCode: 'EUR',
      countryCode: 'DE',
      enabledPresentmentCurrencies: ['EUR'],
    },
  });
});

test('metafields of the shop', async () => {
  const { data } = await ask<{ shop: object }>(
    app,
    `{ shop { rating: metafield(namespace: "reviews", key: "total") { type value }
       none: metafield(namespace: "reviews", key: "none") { value } } }`,
  );
  expect(data.shop).toEqual({
    rating: { type: 'json', value: '{"average":4.5,"count":12}' },
    none: null,
  });
});

test('the localization of a request', async () => {
  const { data } = await ask<{ localization: object }>(
    app,
    `query @inContext(language: DA, country: US) { localization {
       country { isoCode name currency { isoCode symbol } unitSystem }
       language { isoCode name endonymName } } }`,
  );
  expect(data.localization).toEqual({
    country: {
      isoCode: 'DE',
      name: 'Tyskland',
      currency: { isoCode: 'EUR', symbol: '€' },
      unitSystem: 'METRIC_SYSTEM',
    },
    language: { isoCode: 'DA', name: 'dansk', endonymName: 'dansk' },
  });
});

test('a picture transformed by its address', async () => {
  interface Data {
    product: { featuredImage: { small: string } };
  }
  const { data } = await ask<Data>(
    app,
    `{ product(handle: "amaro-notte") { featuredImage {
         small: url(transform: { maxWidth: 100, scale: 2, crop: TOP, preferredContentType: WEBP }) } } }`,
  );
  expect(data.product.featuredImage.small).toMatch(/width=200&crop=top&format=webp$/);
});
