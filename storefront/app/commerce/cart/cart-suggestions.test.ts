import { expect, test } from 'vitest';
import { euros } from '../price/money.ts';
import type { ProductCard } from '../product/product.ts';
import { chooseCartSuggestions } from './cart-suggestions.ts';

const card = (id: string, price: number): ProductCard => ({
  id,
  handle: id,
  title: id,
  vendor: '',
  productType: '',
  picture: null,
  offer: {
    variantId: id,
    sku: null,
    hasChoice: false,
    price: euros(price),
    lowestPrice30Days: null,
    sumOfSinglePrices: null,
    unitPrice: null,
    subscription: null,
    badge: null,
    varies: false,
    availability: 'inStock',
  },
  seals: [],
  shortNote: null,
  cardFacts: {},
  rating: null,
  isNew: false,
  isGiftCard: false,
  listedVariant: null,
});

const candidates = [
  card('grinder', 149.9),
  card('syrup', 5.9),
  card('chocolate', 6.9),
  card('cup', 12.9),
  card('kettle', 79),
];

const idsOf = (cards: ProductCard[]) => cards.map(({ id }) => id);

test('6.69 € short of free shipping, what reaches it at the lowest price comes first', () => {
  const chosen = chooseCartSuggestions(candidates, [], euros(6.69), 3);
  expect(idsOf(chosen)).toEqual(['chocolate', 'cup', 'kettle']);
});

test('where nothing reaches free shipping, the dearest comes first', () => {
  const cheap = [card('syrup', 5.9), card('cup', 12.9)];
  expect(idsOf(chooseCartSuggestions(cheap, [], euros(40), 4))).toEqual(['cup', 'syrup']);
});

test('with free shipping, small products come first, in their order', () => {
  const chosen = chooseCartSuggestions(candidates, [], null, 4);
  expect(idsOf(chosen)).toEqual(['syrup', 'chocolate', 'cup', 'grinder']);
});

test('what is in the cart is not suggested, and nothing twice', () => {
  const chosen = chooseCartSuggestions([...candidates, ...candidates], ['cup'], null, 9);
  expect(idsOf(chosen)).toEqual(['syrup', 'chocolate', 'grinder', 'kettle']);
});

test('a product that cannot be bought is not suggested', () => {
  expect(chooseCartSuggestions([{ ...card('gone', 5), offer: null }], [], null, 4)).toEqual([]);
});
