import { connectSandbox } from 'storefront-sandbox';
import { afterEach, expect, inject, test } from 'vitest';

const sandbox = connectSandbox(inject('sandbox'));
afterEach(() => sandbox.reset());

async function variantOf(handle) {
  const { data } = await sandbox.query(
    `query ($handle: String!) {
      product(handle: $handle) { variants(first: 1) { nodes { id price { amount } } } }
    }`,
    { handle },
  );
  return data.product.variants.nodes[0];
}

async function createCart(merchandiseId, quantity) {
  const { data } = await sandbox.query(
    `mutation ($lines: [CartLineInput!]) {
      cartCreate(input: { lines: $lines }) {
        cart { checkoutUrl totalQuantity cost { totalAmount { amount } } }
        warnings { code }
      }
    }`,
    { lines: [{ merchandiseId, quantity }] },
  );
  return data.cartCreate;
}

test('two mugs cost twice as much as one', async () => {
  const { id, price } = await variantOf('mug-enamel');
  const { cart } = await createCart(id, 2);
  expect(Number(cart.cost.totalAmount.amount)).toBe(2 * Number(price.amount));
  expect((await fetch(cart.checkoutUrl)).status).toBe(200);
});

test('a shop with one mug left sells one', async () => {
  const { id } = await variantOf('mug-enamel');
  await sandbox.changeVariant('PP-008', { stock: 1 });
  const { cart, warnings } = await createCart(id, 2);
  expect(cart.totalQuantity).toBe(1);
  expect(warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
});

test('an outage is an answer, too', async () => {
  await sandbox.setFaults({ outage: 'error' });
  await expect(sandbox.query('{ shop { name } }')).rejects.toThrow('Service Unavailable');
});

test('every field that was asked for is answered', async () => {
  await variantOf('mug-enamel');
  expect(await sandbox.unanswered()).toEqual([]);
  expect(await sandbox.requests()).toMatchObject([{ status: 200 }]);
});
