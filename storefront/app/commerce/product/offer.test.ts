import { expect, test } from 'vitest';
import { euros } from '../price/money.ts';
import { chooseVariant, offerOf, variantCards } from './offer.ts';
import { exampleCard, variantAt } from './product-examples.ts';

test('a card offers the cheapest variant [COLL-010]', () => {
  const offer = offerOf([variantAt(1, 900), variantAt(2, 500), variantAt(3, 500)]);
  expect(offer).toMatchObject({ price: { amount: 500 }, varies: true, hasChoice: true });
  expect(offerOf([variantAt(1, 900)])).toMatchObject({
    varies: false,
    hasChoice: false,
    variantId: 'gid://shopify/ProductVariant/1',
  });
  expect(offerOf([])).toBeNull();
});

test.each([
  [['unavailable', 'inStock'], 'inStock'],
  [['unavailable', 'reordered'], 'reordered'],
  [['unavailable', 'unavailable'], 'unavailable'],
] as const)('a product with variants %j is %s', (states, best) => {
  const variants = states.map((state, index) => variantAt(index, 100, state));
  expect(offerOf(variants)?.availability).toBe(best);
});

test('a card has lowest price, subscription and badge of the variant whose price it shows', () => {
  const small = {
    ...variantAt(1, 890),
    netQuantity: { amount: 250, unit: 'kg' as const },
    subscriptionPrice: euros(8.01),
    badge: { title: 'Pick', tone: 'plain' },
  };
  const large = {
    ...variantAt(2, 3040),
    lowestPrice30Days: euros(36),
    subscriptionPrice: euros(27.36),
    badge: { title: 'Best price per kilo', tone: 'soft' },
  };
  expect(offerOf([large, small])).toMatchObject({
    lowestPrice30Days: null,
    badge: { title: 'Pick' },
    subscription: {
      price: euros(8.01),
      unitPrice: { price: euros(32.04), unit: 'kg' },
    },
  });
});

test('a listing of variants has a card for each [ENT-064]', () => {
  const product = { ...exampleCard, title: 'Cup' };
  const cards = variantCards(product, [
    { ...variantAt(7, 500), title: 'green' },
    variantAt(8, 600),
  ]);
  expect(cards).toMatchObject([
    { title: 'Cup, green', listedVariant: '7', offer: { price: { amount: 500 } } },
    {
      title: 'Cup',
      listedVariant: '8',
      offer: { hasChoice: false, variantId: 'gid://shopify/ProductVariant/8' },
    },
  ]);
});

test('each listed variant has its own prices, subscription and badge', () => {
  const small = {
    ...variantAt(1, 890),
    subscriptionPrice: euros(8.01),
    netQuantity: { amount: 250, unit: 'kg' as const },
  };
  const large = {
    ...variantAt(2, 3040),
    lowestPrice30Days: euros(36),
    subscriptionPrice: euros(27.36),
    netQuantity: { amount: 1000, unit: 'kg' as const },
    badge: { title: 'Best price per kilo', tone: 'soft' },
  };
  const product = { ...exampleCard, offer: offerOf([small, large]) };
  expect(variantCards(product, [small, large])).toMatchObject([
    { offer: { price: euros(8.9), subscription: { price: euros(8.01) }, badge: null } },
    {
      offer: {
        price: euros(30.4),
        lowestPrice30Days: euros(36),
        subscription: { price: euros(27.36), unitPrice: { price: euros(27.36) } },
        badge: { title: 'Best price per kilo' },
      },
    },
  ]);
});

test('the URL’s variant is selected, otherwise the cheapest available one', () => {
  const variants = [variantAt(1, 400, 'unavailable'), variantAt(3, 700), variantAt(2, 500)];
  expect(chooseVariant(variants, '3')?.id).toContain('/3');
  expect(chooseVariant(variants, 'nonsense')?.id).toContain('/2');
  expect(chooseVariant(variants.slice(0, 1), null)?.id).toContain('/1');
});
