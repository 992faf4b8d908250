import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SavedItem } from '../commerce/cart/saved-products.ts';
import { euros } from '../commerce/price/money.ts';
import { exampleVariant } from '../commerce/product/product-examples.ts';
import type { OrderLine } from './order.ts';
import { type AgainState, againLines, costToday, isOrderable } from './order-again.ts';

const variantId = 'gid://shopify/ProductVariant/1';

const lineWith = (changes: Partial<OrderLine> = {}): OrderLine => ({
  key: '1',
  title: 'Cup',
  variantTitle: null,
  quantity: 2,
  isGiftCard: false,
  productId: 'gid://shopify/Product/1',
  variantId,
  picture: null,
  price: euros(12),
  total: euros(24),
  ...changes,
});

const itemWith = (changes: Partial<SavedItem['variant']>): SavedItem => ({
  key: '1.1',
  product: { handle: 'cup', title: 'Cup', vendor: 'Maker' },
  variant: {
    ...exampleVariant,
    id: variantId,
    price: euros(12),
    availability: 'inStock',
    ...changes,
  },
});

const current = (item: SavedItem | null) => new Map(item ? [[variantId, item]] : []);

test.each<[string, Partial<OrderLine>, SavedItem | null, AgainState]>([
  ['sold at the same price', {}, itemWith({}), 'available'],
  ['dearer today', {}, itemWith({ price: euros(13) }), 'changed'],
  ['cheaper today', {}, itemWith({ price: euros(11) }), 'changed'],
  ['reordered', {}, itemWith({ availability: 'reordered' }), 'available'],
  ['sold out', {}, itemWith({ availability: 'unavailable' }), 'soldOut'],
  ['not sold any more', {}, null, 'gone'],
  ['without a variant', { variantId: null }, itemWith({}), 'gone'],
  ['a gift card', { isGiftCard: true }, itemWith({}), 'giftCard'],
  ['without the price of that day', { price: null }, itemWith({}), 'changed'],
])('a line that is %s', (_name, line, item, state) => {
  expect(againLines([lineWith(line)], current(item)).map((again) => again.state)).toEqual([state]);
});

test('a line is named as the shop does today; one that is gone as it was ordered', () => {
  const lines = [lineWith({ title: 'Tasse', variantTitle: 'Weiß' })];
  const white = itemWith({ options: [{ name: 'Colour', value: 'White' }] });
  const namesOf = (item: SavedItem | null) =>
    againLines(lines, current(item)).map(({ line }) => [line.title, line.variantTitle]);
  expect(namesOf(white)).toEqual([['Cup', 'White']]);
  expect(namesOf(null)).toEqual([['Tasse', 'Weiß']]);
});

test('the cost is that of the orderable lines at today’s prices', () => {
  const price = fc.integer({ min: 0, max: 100_000 });
  const quantity = fc.integer({ min: 1, max: 20 });
  const availability = fc.constantFrom('inStock', 'reordered', 'unavailable');
  fc.assert(
    fc.property(fc.array(fc.record({ price, quantity, availability })), (goods) => {
      const lines = goods.map((good, index) =>
        lineWith({ variantId: String(index), quantity: good.quantity }),
      );
      const items = new Map(
        goods.map((good, index) => [
          String(index),
          itemWith({
            price: { amount: good.price, currency: 'EUR' },
            availability: good.availability,
          }),
        ]),
      );
      const again = againLines(lines, items);
      const sold = goods.filter((good) => good.availability !== 'unavailable');
      expect(again.filter(isOrderable)).toHaveLength(sold.length);
      expect(costToday(again)?.amount ?? 0).toBe(
        sold.reduce((sum, good) => sum + good.price * good.quantity, 0),
      );
    }),
  );
});
