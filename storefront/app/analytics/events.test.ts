import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleCart as cart, exampleLine as line } from '../commerce/cart/cart-examples.ts';
import { exampleCard, exampleVariant } from '../commerce/product/product-examples.ts';
import {
  cartChangeEvents,
  cartEvent,
  type ListedItem,
  listEvent,
  searchEvent,
  viewItemEvent,
} from './events.ts';

const list = { id: 'kaffee', name: 'Kaffee & Espresso' };
const listed: ListedItem = {
  id: 'K001-0001-0007',
  title: 'Night Shift',
  brand: 'Kernel & Co',
  category: 'Espresso',
  price: { amount: 890, currency: 'EUR' },
};

test.each(['view_item_list', 'select_item'] as const)(
  '%s field by field [CALL-030 CALL-034]',
  (event) => {
    expect(listEvent(event, list, [{ item: listed, index: 3 }])).toEqual({
      event,
      ecommerce: {
        currency: 'EUR',
        value: 8.9,
        item_list_id: 'kaffee',
        item_list_name: 'Kaffee & Espresso',
        items: [
          {
            item_id: 'K001-0001-0007',
            item_name: 'Night Shift',
            item_brand: 'Kernel & Co',
            item_category: 'Espresso',
            item_list_id: 'kaffee',
            item_list_name: 'Kaffee & Espresso',
            index: 3,
            price: 8.9,
            quantity: 1,
          },
        ],
      },
    });
  },
);

test('an empty list is no event', () => {
  expect(listEvent('view_item_list', list, [])).toBeNull();
});

test('view_item field by field [CALL-031 ENT-047]', () => {
  expect(viewItemEvent(exampleCard, exampleVariant)).toEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'EUR',
      value: 8.9,
      items: [
        {
          item_id: 'K001-0001-0007',
          item_name: 'Night Shift',
          item_brand: 'Kernel & Co',
          item_category: 'Espresso',
          item_variant: '250 g',
          price: 8.9,
          quantity: 1,
        },
      ],
    },
  });
});

test('without a sku the product’s number is the item id', () => {
  const event = viewItemEvent(exampleCard, { ...exampleVariant, sku: null });
  expect(event).toMatchObject({ ecommerce: { items: [{ item_id: '12' }] } });
});

test.each(['view_cart', 'begin_checkout'] as const)(
  '%s: every line has its charged price',
  (event) => {
    const filled = cart([
      line({ key: 'a', price: 10, quantity: 3, discount: 4.5 }),
      line({ key: 'b', price: 14.31, priceOnce: 15.9 }),
    ]);
    expect(cartEvent(event, filled)).toMatchObject({
      event,
      ecommerce: {
        currency: 'EUR',
        value: 39.81,
        items: [
          { price: 8.5, quantity: 3 },
          { price: 14.31, quantity: 1 },
        ],
      },
    });
  },
);

const one = cart([line({ key: 'a', price: 5 })]);
const three = cart([line({ key: 'a', price: 5, quantity: 3 })]);
const other = cart([line({ key: 'b', price: 7 })]);

test.each([
  ['a first item', null, one, [['add_to_cart', 1, 5]]],
  ['two more', one, three, [['add_to_cart', 2, 10]]],
  ['two less', three, one, [['remove_from_cart', 2, 10]]],
  ['the last one', one, null, [['remove_from_cart', 1, 5]]],
  [
    'one in place of another',
    one,
    other,
    [
      ['add_to_cart', 1, 7],
      ['remove_from_cart', 1, 5],
    ],
  ],
  ['a code, which moves nothing', one, cart([line({ price: 5, discount: 1 })]), []],
  ['another rhythm of delivery', one, cart([line({ price: 4.5, priceOnce: 5 })]), []],
  ['nothing', null, null, []],
])('a changed cart reports %s [CALL-032]', (_, before, after, expected) => {
  const told = cartChangeEvents(before, after).map((event) =>
    'ecommerce' in event
      ? [event.event, event.ecommerce.items[0]?.quantity, event.ecommerce.value]
      : [],
  );
  expect(told).toEqual(expected);
});

test('values are exact to the cent', () => {
  const lines = fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, (all) => {
      const filled = cart(
        all.map(({ cents, quantity }, index) =>
          line({ key: String(index), price: cents / 100, quantity }),
        ),
      );
      const event = cartEvent('view_cart', filled);
      const exact = all.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) / 100;
      expect('ecommerce' in event && event.ecommerce.value).toBe(exact);
    }),
  );
});

test.each([
  ['  espresso ', 'espresso'],
  ['58 mm', '58 mm'],
  ['K001-0001-0001', 'K001-0001-0001'],
  ['0151/2345678', null],
  ['', null],
  ['   ', null],
  ['somebody@example.com', null],
  ['+49 151 234 567 89', null],
])('a search for %j is reported as %j [CALL-029]', (term, told) => {
  expect(searchEvent(term)).toEqual(told === null ? null : { event: 'search', search_term: told });
});

test('a long term is truncated', () => {
  expect(searchEvent('x'.repeat(500))).toEqual({ event: 'search', search_term: 'x'.repeat(100) });
});
