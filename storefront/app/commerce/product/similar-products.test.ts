import { expect, test } from 'vitest';
import type { CoffeeFacts, FlavourProfile } from '../../coffee/coffee-facts.ts';
import { flavourDifferences } from '../../coffee/flavour/flavour-differences.ts';
import { compareSimilar } from '../../product/compare-similar.ts';
import type { ProductDetail } from './product.ts';
import { exampleCard, exampleDetail } from './product-examples.ts';
import { closestProducts } from './similar-products.ts';

const profile: FlavourProfile = {
  roastDegree: 5,
  body: 4,
  caffeine: 3,
  strength: 4,
  balance: 5,
  fruitNote: 1,
  crema: 5,
};
const factsWith = (flavourProfile: FlavourProfile | null): { coffee: CoffeeFacts } => ({
  coffee: {
    origins: [],
    roast: null,
    arabica: null,
    recipe: null,
    drinkingWindow: null,
    flavourProfile,
    suitability: null,
  },
});
const soldOut = { ...exampleDetail, id: 'sold out', facts: factsWith(profile) };
const candidate = (id: string, changes: Partial<ProductDetail>): ProductDetail => ({
  ...exampleDetail,
  offer: exampleCard.offer,
  facts: factsWith(profile),
  ...changes,
  id,
});

test('the fewest differing values come first, then the smallest differences', () => {
  const found = closestProducts(
    soldOut,
    [
      candidate('no profile', { facts: factsWith(null) }),
      candidate('two', { facts: factsWith({ ...profile, body: 3, crema: 4 }) }),
      candidate('one by three', { facts: factsWith({ ...profile, balance: 2 }) }),
      candidate('one by one', { facts: factsWith({ ...profile, balance: 4 }) }),
    ],
    3,
    compareSimilar,
  );
  expect(found.map(({ card }) => card.id)).toEqual(['one by one', 'one by three', 'two']);
});

test('only products of the same kind that are in stock, as cards', () => {
  const found = closestProducts(
    soldOut,
    [
      candidate('sold out', {}),
      candidate('another kind', { productType: 'Filterkaffee' }),
      candidate('not available', {
        offer: exampleCard.offer && { ...exampleCard.offer, availability: 'unavailable' },
      }),
      candidate('only reordered', {
        offer: exampleCard.offer && { ...exampleCard.offer, availability: 'reordered' },
      }),
      candidate('without an offer', { offer: null }),
      candidate('fits', {}),
    ],
    6,
    compareSimilar,
  );
  expect(found.map(({ card }) => card.id)).toEqual(['fits']);
  expect(found[0]?.card).not.toHaveProperty('descriptionHtml');
});

test('differences name the largest first', () => {
  const other = { ...profile, body: 3, balance: 2, fruitNote: 2 };
  expect(flavourDifferences(profile, other)).toEqual([
    { flavour: 'balance', difference: -3 },
    { flavour: 'body', difference: -1 },
    { flavour: 'fruitNote', difference: 1 },
  ]);
});
