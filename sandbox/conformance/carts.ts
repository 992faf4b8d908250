import assert from 'node:assert/strict';
import { present } from './case.ts';
import type { Money, Variant } from './facts.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

export interface CartLine {
  id: string;
  quantity: number;
  merchandise: { id: string };
  attributes: { key: string; value: string }[];
  cost: { totalAmount: Money; amountPerQuantity: Money };
}

export interface Cart {
  id: string;
  checkoutUrl: string;
  note: string | null;
  totalQuantity: number;
  attributes: { key: string; value: string }[];
  discountCodes: { code: string; applicable: boolean }[];
  buyerIdentity: { email: string | null; phone: string | null; countryCode: string | null };
  cost: { totalAmount: Money; subtotalAmount: Money };
  lines: { nodes: CartLine[] };
}

export interface CartPayload {
  cart: Cart | null;
  userErrors: { code: string | null; field: string[] | null; message: string }[];
  warnings: { code: string; target: string; message: string }[];
}

const cartFields = `id checkoutUrl note totalQuantity
  attributes { key value } discountCodes { code applicable }
  buyerIdentity { email phone countryCode }
  cost { totalAmount { amount currencyCode } subtotalAmount { amount currencyCode } }
  lines(first: 100) { nodes {
    id quantity attributes { key value } merchandise { ... on ProductVariant { id } }
    cost { totalAmount { amount currencyCode } amountPerQuantity { amount currencyCode } }
  } }`;

/** A mutation of carts; its arguments have the types that the schema gives them. */
export async function change(
  shop: ShopUnderTest,
  mutation: string,
  args: Record<string, unknown>,
): Promise<CartPayload> {
  const field = shop.version.schema.getMutationType()?.getFields()[mutation];
  const given = field?.args.filter(({ name }) => name in args) ?? [];
  const { payload } = await shop.data<{ payload: CartPayload }>(
    `mutation (${given.map(({ name, type }) => `$${name}: ${type}`).join(', ')}) {
      payload: ${mutation}(${given.map(({ name }) => `${name}: $${name}`).join(', ')}) {
        cart { ${cartFields} } userErrors { code field message } warnings { code target message }
      }
    }`,
    args,
  );
  return payload;
}

/** The cart after a change that must succeed. */
export function accepted({ cart, userErrors }: CartPayload): Cart {
  assert.deepEqual(userErrors, []);
  assert.ok(cart, 'there is no cart');
  return cart;
}

export async function create(shop: ShopUnderTest, input: object = {}): Promise<Cart> {
  return accepted(await change(shop, 'cartCreate', { input }));
}

export async function buyable(shop: ShopUnderTest, index = 0): Promise<Variant> {
  return present((await shop.facts()).buyable[index], 'variant to buy');
}

export async function createWithLine(shop: ShopUnderTest, quantity = 1): Promise<Cart> {
  const { id } = await buyable(shop);
  return create(shop, { lines: [{ merchandiseId: id, quantity }] });
}

export async function read(shop: ShopUnderTest, id: string): Promise<Cart | null> {
  const { cart } = await shop.data<{ cart: Cart | null }>(
    `query ($id: ID!) { cart(id: $id) { ${cartFields} } }`,
    { id },
  );
  return cart;
}

export function onlyLine({ lines }: Cart): CartLine {
  assert.equal(lines.nodes.length, 1);
  const [line] = lines.nodes;
  assert.ok(line);
  return line;
}
