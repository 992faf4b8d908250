import assert from 'node:assert/strict';
import {
  accepted,
  buyable,
  type Cart,
  change,
  create,
  createWithLine,
  onlyLine,
  read,
} from '../carts.ts';
import { type Case, reference, type Version } from '../case.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

const cents = (amount: string) => Math.round(Number(amount) * 100);
const unknownVariant = 'gid://shopify/ProductVariant/1';

export function cartCases(version: Version): Case[] {
  const of = (mutation: string, title: string, check: Case['check']): Case => ({
    title: `${mutation}: ${title}`,
    source: reference(version, 'mutations', mutation),
    writes: true,
    check,
  });
  const add = (shop: ShopUnderTest, cart: Cart, lines: object[]) =>
    change(shop, 'cartLinesAdd', { cartId: cart.id, lines });
  const update = (shop: ShopUnderTest, cart: Cart, lines: object[]) =>
    change(shop, 'cartLinesUpdate', {
      cartId: cart.id,
      lines,
    });
  return [
    of('cartCreate', 'an empty cart costs nothing', async (shop) => {
      const cart = await create(shop);
      assert.equal(cart.totalQuantity, 0);
      assert.equal(cents(cart.cost.totalAmount.amount), 0);
      assert.deepEqual(cart.lines.nodes, []);
    }),
    of('cartCreate', 'the id has a key, and the checkout is at a web address', async (shop) => {
      const cart = await create(shop);
      assert.match(cart.id, /^gid:\/\/shopify\/Cart\/[^?]+\?key=.+$/);
      assert.match(cart.checkoutUrl, /^https?:\/\//);
    }),
    of('cartCreate', 'takes lines, a note and attributes', async (shop) => {
      const { id } = await buyable(shop);
      const attributes = [{ key: 'a', value: '1' }];
      const cart = await create(shop, {
        lines: [{ merchandiseId: id, quantity: 2, attributes }],
        note: 'Please ring twice.',
        attributes,
      });
      assert.equal(cart.totalQuantity, 2);
      assert.equal(cart.note, 'Please ring twice.');
      assert.deepEqual(
        cart.attributes.map(({ key, value }) => [key, value]),
        [['a', '1']],
      );
      assert.deepEqual(
        onlyLine(cart).attributes.map(({ key, value }) => [key, value]),
        [['a', '1']],
      );
    }),
    of('cartCreate', 'a line without a quantity is one', async (shop) => {
      const { id } = await buyable(shop);
      const cart = await create(shop, { lines: [{ merchandiseId: id }] });
      assert.equal(cart.totalQuantity, 1);
    }),
    of('cartCreate', 'lines of the same goods are one', async (shop) => {
      const { id } = await buyable(shop);
      const line = { merchandiseId: id, quantity: 1 };
      assert.equal(onlyLine(await create(shop, { lines: [line, line] })).quantity, 2);
    }),
    of('cartCreate', 'an unknown variant is a user error', async (shop) => {
      const payload = await change(shop, 'cartCreate', {
        input: { lines: [{ merchandiseId: unknownVariant, quantity: 1 }] },
      });
      assert.equal(payload.userErrors[0]?.code, 'INVALID');
      assert.deepEqual(payload.userErrors[0]?.field, ['input', 'lines', '0', 'merchandiseId']);
    }),
    of('cartCreate', 'the price of a line is price times quantity', async (shop) => {
      const { price } = await buyable(shop);
      const { cost } = onlyLine(await createWithLine(shop, 3));
      assert.equal(cents(cost.amountPerQuantity.amount), cents(price.amount));
      assert.ok(cents(cost.totalAmount.amount) <= 3 * cents(price.amount));
    }),
    of('cartCreate', 'the subtotal is the sum of the lines', async (shop) => {
      const [one, two] = [await buyable(shop, 0), await buyable(shop, 1)];
      const lines = [one, two].map(({ id }) => ({ merchandiseId: id, quantity: 1 }));
      const cart = await create(shop, { lines });
      const sum = cart.lines.nodes.reduce(
        (total, { cost }) => total + cents(cost.totalAmount.amount),
        0,
      );
      assert.equal(cents(cart.cost.subtotalAmount.amount), sum);
    }),
    {
      title: 'cart: is read as it was answered',
      source: reference(version, 'queries', 'cart'),
      writes: true,
      async check(shop) {
        const cart = await createWithLine(shop);
        assert.deepEqual((await read(shop, cart.id))?.lines, cart.lines);
      },
    },
    {
      title: 'cart: is null without its key, with a wrong one and for an unknown id',
      source: reference(version, 'queries', 'cart'),
      writes: true,
      async check(shop) {
        const [bare = ''] = (await create(shop)).id.split('?');
        assert.equal(await read(shop, `${bare}?key=0123456789abcdef0123456789abcdef`), null);
        assert.equal(await read(shop, 'gid://shopify/Cart/unknown?key=unknown'), null);
      },
    },
    of('cartLinesAdd', 'adds to the line of the same goods', async (shop) => {
      const cart = await createWithLine(shop);
      const { merchandise } = onlyLine(cart);
      const changed = accepted(
        await add(shop, cart, [{ merchandiseId: merchandise.id, quantity: 2 }]),
      );
      assert.equal(onlyLine(changed).quantity, 3);
    }),
    of('cartLinesAdd', 'other attributes are another line', async (shop) => {
      const cart = await createWithLine(shop);
      const { merchandise } = onlyLine(cart);
      const line = {
        merchandiseId: merchandise.id,
        attributes: [{ key: 'engraving', value: 'A' }],
      };
      const changed = accepted(await add(shop, cart, [line]));
      assert.equal(changed.lines.nodes.length, 2);
      assert.equal(changed.totalQuantity, 2);
    }),
    of('cartLinesAdd', 'other goods are another line', async (shop) => {
      const cart = await createWithLine(shop);
      const { id } = await buyable(shop, 1);
      const changed = accepted(await add(shop, cart, [{ merchandiseId: id }]));
      assert.equal(changed.lines.nodes.length, 2);
    }),
    of('cartLinesAdd', 'an unknown variant is a user error and changes nothing', async (shop) => {
      const cart = await createWithLine(shop);
      const { userErrors } = await add(shop, cart, [{ merchandiseId: unknownVariant }]);
      assert.equal(userErrors[0]?.code, 'INVALID');
      assert.equal((await read(shop, cart.id))?.totalQuantity, 1);
    }),
    of('cartLinesAdd', 'an unknown cart is a user error at cartId', async (shop) => {
      const { id } = await buyable(shop);
      const { cart, userErrors } = await change(shop, 'cartLinesAdd', {
        cartId: 'gid://shopify/Cart/unknown?key=unknown',
        lines: [{ merchandiseId: id }],
      });
      assert.equal(cart, null);
      assert.deepEqual(userErrors[0]?.field, ['cartId']);
    }),
    of('cartLinesUpdate', 'sets the quantity', async (shop) => {
      const cart = await createWithLine(shop);
      const changed = accepted(await update(shop, cart, [{ id: onlyLine(cart).id, quantity: 3 }]));
      assert.equal(onlyLine(changed).quantity, 3);
      assert.equal(changed.totalQuantity, 3);
    }),
    of('cartLinesUpdate', 'a quantity of nought removes the line', async (shop) => {
      const cart = await createWithLine(shop);
      const changed = accepted(await update(shop, cart, [{ id: onlyLine(cart).id, quantity: 0 }]));
      assert.deepEqual(changed.lines.nodes, []);
    }),
    of('cartLinesUpdate', 'sets attributes and keeps the quantity', async (shop) => {
      const cart = await createWithLine(shop, 2);
      const attributes = [{ key: 'gift', value: 'yes' }];
      const changed = accepted(await update(shop, cart, [{ id: onlyLine(cart).id, attributes }]));
      assert.equal(onlyLine(changed).quantity, 2);
      assert.equal(onlyLine(changed).attributes[0]?.value, 'yes');
    }),
    of('cartLinesUpdate', 'changes the goods of a line', async (shop) => {
      const cart = await createWithLine(shop);
      const { id: merchandiseId } = await buyable(shop, 1);
      const changed = accepted(
        await update(shop, cart, [{ id: onlyLine(cart).id, merchandiseId }]),
      );
      assert.equal(onlyLine(changed).merchandise.id, merchandiseId);
    }),
    of('cartLinesUpdate', 'an unknown line is a user error', async (shop) => {
      const cart = await createWithLine(shop);
      const id = onlyLine(cart).id.replace(/CartLine\/[^?]+/, 'CartLine/unknown');
      const { userErrors } = await update(shop, cart, [{ id, quantity: 2 }]);
      assert.equal(userErrors.length, 1);
    }),
    of('cartLinesRemove', 'removes the line', async (shop) => {
      const cart = await createWithLine(shop);
      const changed = accepted(
        await change(shop, 'cartLinesRemove', {
          cartId: cart.id,
          lineIds: [onlyLine(cart).id],
        }),
      );
      assert.equal(changed.totalQuantity, 0);
      assert.equal(cents(changed.cost.totalAmount.amount), 0);
    }),
    ...[0, 1, 2, 5].map((count) =>
      of('cartLinesAdd', `totalQuantity after adding ${count} and one`, async (shop) => {
        const cart = await create(shop);
        const { id: merchandiseId } = await buyable(shop);
        const { userErrors } = await add(shop, cart, [{ merchandiseId, quantity: count }]);
        const changed = accepted(await add(shop, cart, [{ merchandiseId, quantity: 1 }]));
        if (userErrors.length === 0) assert.ok(changed.totalQuantity <= count + 1);
        assert.ok(changed.totalQuantity >= 1);
      }),
    ),
  ];
}
