import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue, readShop } from '../catalogue-format/read-catalogue.ts';
import { createCheckout, goodForm, order, variantOf } from '../checkout/test-checkout.ts';
import { packageFile } from '../package-files.ts';
import { seed } from '../seed/seed.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

async function open(directory: string) {
  const database = await createTestDatabase('empty');
  await seed(database, await readCatalogue(directory));
  return { database, app: await createTestApp(database, { catalogueDirectory: directory }) };
}

interface Money {
  amount: string;
  currencyCode: string;
}
interface Cart {
  id: string;
  checkoutUrl: string;
  buyerIdentity: { countryCode: string | null };
  cost: { subtotalAmount: Money; totalAmount: Money };
  lines: { nodes: { cost: { amountPerQuantity: Money; totalAmount: Money } }[] };
  discountAllocations: { discountedAmount: Money }[];
  appliedGiftCards: { amountUsed: Money; balance: Money }[];
}
const cartFields = `id checkoutUrl buyerIdentity { countryCode }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  lines(first: 5) { nodes { cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } } } }
  discountAllocations { discountedAmount { amount currencyCode } }
  appliedGiftCards { amountUsed { amount currencyCode } balance { amount currencyCode } }`;

describe('a shop in US dollars', async () => {
  const { app } = await open(packageFile('examples/small-shop'));

  test('names its country, currency and measures', async () => {
    const { data } = await ask(
      app,
      `{ shop { moneyFormat paymentSettings { currencyCode enabledPresentmentCurrencies } }
        localization { country { isoCode unitSystem currency { isoCode symbol } }
          availableCountries { isoCode currency { isoCode } } } }`,
    );
    expect(data).toEqual({
      shop: {
        moneyFormat: `$${'{{amount}}'}`,
        paymentSettings: { currencyCode: 'USD', enabledPresentmentCurrencies: ['USD', 'CAD'] },
      },
      localization: {
        country: {
          isoCode: 'US',
          unitSystem: 'IMPERIAL_SYSTEM',
          currency: { isoCode: 'USD', symbol: '$' },
        },
        availableCountries: [
          { isoCode: 'US', currency: { isoCode: 'USD' } },
          { isoCode: 'CA', currency: { isoCode: 'CAD' } },
        ],
      },
    });
  });

  test('sells in dollars, from the cart to the mail', async () => {
    const merchandiseId = await variantOf(app, 'mug-enamel');
    const url = await createCheckout(app, {
      lines: [{ merchandiseId, quantity: 2 }],
      discountCodes: ['WELCOME10'],
    });
    const page = await app.inject({ url });
    expect(page.body).toContain('US$29.80');
    const done = await order(app, url, { ...goodForm, country: 'US', postcode: '10001' });
    expect(done.statusCode).toBe(303);
    const { body } = await app.inject({ url: String(done.headers.location) });
    expect(body).toContain('US$31.72');
    expect(body).not.toContain('€');
  });
});

describe('a shop in three currencies', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'three-currencies-'));
  await cp(packageFile('examples/garden-tools'), directory, { recursive: true });
  const file = path.join(directory, 'shop.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  const changed = {
    ...settings,
    markets: [
      { countries: ['DK'], currency: 'DKK', rate: 7.46 },
      { countries: ['CH', 'LI'], currency: 'CHF', rate: 0.937 },
    ],
    taxRates: { DK: 25, CH: 8.1 },
    shipping: { standard: [{ countries: ['DE', 'DK', 'CH'], price: 590, freeFrom: 5000 }] },
  };
  await writeFile(file, JSON.stringify(changed));
  const { app } = await open(directory);
  const merchandiseId = await variantOf(app, 'rosenschere-erna');

  const createCart = async (context: string, input: object = {}) => {
    const { data } = await ask<{ cartCreate: { cart: Cart } }>(
      app,
      `mutation ($input: CartInput) ${context} { cartCreate(input: $input) { cart { ${cartFields} } } }`,
      { input: { lines: [{ merchandiseId, quantity: 3 }], ...input } },
    );
    return data.cartCreate.cart;
  };

  test.each([
    ['@inContext(country: DE)', 'EUR', '24.9'],
    ['@inContext(country: DK, language: EN)', 'DKK', '185.75'],
    ['@inContext(country: LI, language: DE)', 'CHF', '23.33'],
    ['@inContext(country: FR)', 'EUR', '24.9'],
  ])('%s buys in %s', async (context, currencyCode, amount) => {
    const { data } = await ask<{
      product: { priceRange: { minVariantPrice: Money } };
      localization: { country: { currency: { isoCode: string } } };
    }>(
      app,
      `query ${context} { product(handle: "rosenschere-erna") { priceRange { minVariantPrice { amount currencyCode } } }
        localization { country { currency { isoCode } } } }`,
    );
    expect(data.product.priceRange.minVariantPrice).toEqual({ amount, currencyCode });
    expect(data.localization.country.currency.isoCode).toBe(currencyCode);
    const { cost, lines } = await createCart(context);
    const total = (Math.round(Number(amount) * 100) * 3) / 100;
    expect(Number(cost.totalAmount.amount)).toBe(total);
    expect(cost.totalAmount.currencyCode).toBe(currencyCode);
    expect(lines.nodes[0]?.cost.amountPerQuantity).toEqual({ amount, currencyCode });
  });

  test('a cart follows its buyer, whoever reads it', async () => {
    const { id } = await createCart('@inContext(country: DK)');
    const read = async () =>
      (
        await ask<{ cart: Cart }>(app, `query ($id: ID!) { cart(id: $id) { ${cartFields} } }`, {
          id,
        })
      ).data.cart;
    expect((await read()).cost.totalAmount.currencyCode).toBe('DKK');
    expect((await read()).buyerIdentity.countryCode).toBe('DK');
    await ask(
      app,
      'mutation ($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { countryCode: CH }) { cart { id } } }',
      { id },
    );
    expect((await read()).cost.totalAmount).toEqual({ amount: '69.99', currencyCode: 'CHF' });
  });

  test('codes, cards, shipping and tax are those of the country', async () => {
    const [discount] = JSON.parse(await readFile(path.join(directory, 'discounts.json'), 'utf8'));
    const [card] = JSON.parse(await readFile(path.join(directory, 'gift-cards.json'), 'utf8'));
    const cart = await createCart('@inContext(country: DK)', {
      discountCodes: [discount.code],
      giftCardCodes: [card.code],
    });
    for (const { discountedAmount } of cart.discountAllocations) {
      expect(discountedAmount.currencyCode).toBe('DKK');
    }
    expect(cart.appliedGiftCards[0]?.balance.currencyCode).toBe('DKK');
    const plain = await createCart('@inContext(country: DK)', { lines: [{ merchandiseId }] });
    const url = plain.checkoutUrl.replace(/^https?:\/\/[^/]+/, '');
    const form = { ...goodForm, country: 'DK', postcode: '1050' };
    const done = await order(app, url, form);
    expect(done.statusCode).toBe(303);
    const { body } = await app.inject({ url: `${done.headers.location}?locale=en` });
    // 185.75 and 44.01 for shipping, with a fifth of Danish tax inside
    expect(body).toMatch(/DKK\s?229\.76/);
    expect(body).toMatch(/DKK\s?45\.95/);
  });

  test.each([
    [{ currency: 'XXL' }, 'is no currency'],
    [{ country: 'XY' }, 'is no country'],
    [{ markets: [{ countries: ['DK'], currency: 'KRO', rate: 7 }] }, 'is no currency'],
    [{ primaryLanguage: 'xx' }, 'primaryLanguage'],
  ])('%j is refused at the start', async (wrong, reason) => {
    const other = await mkdtemp(path.join(tmpdir(), 'wrong-shop-'));
    await writeFile(path.join(other, 'shop.json'), JSON.stringify({ ...changed, ...wrong }));
    await expect(readShop(other)).rejects.toThrow(reason);
  });
});
