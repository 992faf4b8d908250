import { describe, expect, it } from 'vitest';
import { createCheckout, goodForm, order, post, variantOf } from '../checkout/test-checkout.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);
/** Three bags of one kilo. */
const pack = await variantOf(app, 'amaro-espresso-sparpaket');
const bag = await variantOf(app, 'amaro-notte', 1);
const cup = await variantOf(app, 'becher-lotse');

const numberOf = (gid: string) => Number(gid.split('/').at(-1));

async function setStock(variant: string, stock: number): Promise<void> {
  await database
    .updateTable('variant')
    .set({ stock })
    .where('id', '=', numberOf(variant))
    .execute();
}

async function stockOf(variant: string): Promise<number> {
  const row = await database
    .selectFrom('variant')
    .select('stock')
    .where('id', '=', numberOf(variant))
    .executeTakeFirstOrThrow();
  return row.stock;
}

const lineFields = `
  __typename id quantity
  cost { subtotalAmount { amount } totalAmount { amount } amountPerQuantity { amount } }
  merchandise { ... on ProductVariant { id } }`;
const cartFields = `id totalQuantity lines(first: 10) { nodes {
  ${lineFields}
  ... on CartLine { parentRelationship { parent { id } } }
  ... on ComponentizableCartLine {
    lineComponents { ${lineFields} instructions { canRemove canUpdateQuantity } }
  }
} }`;
const payloadFields = `{ cart { ${cartFields} } userErrors { code field } warnings { code } }`;

interface Line {
  __typename: string;
  id: string;
  quantity: number;
  cost: Record<'subtotalAmount' | 'totalAmount' | 'amountPerQuantity', { amount: string }>;
  merchandise: { id: string };
  parentRelationship?: { parent: { id: string } } | null;
  lineComponents?: (Line & { instructions: object })[];
}
interface Payload {
  cart: { id: string; totalQuantity: number; lines: { nodes: Line[] } } | null;
  userErrors: { code: string; field: string[] }[];
  warnings: { code: string }[];
}

/** Lines of other lines exist since 2025-10. */
async function change(
  name: string,
  args: string,
  variables: Record<string, unknown>,
): Promise<Payload> {
  const { data } = await ask<Record<string, Payload>>(
    app,
    `mutation (${args.replaceAll(/(\w+): (\S+)/g, '$$$1: $2')}) {
      ${name}(${args.replaceAll(/(\w+): [^,]+/g, '$1: $$$1')}) ${payloadFields} }`,
    variables,
    '2026-10',
  );
  const payload = data[name];
  if (!payload) throw new Error(`${name} answered nothing`);
  return payload;
}

const create = (lines: object[], discountCodes: string[] = []) =>
  change('cartCreate', 'input: CartInput', { input: { lines, discountCodes } });

describe('a bundle', () => {
  it('names its components, and a component its bundles', async () => {
    const fields = `requiresComponents
      components(first: 10) { nodes { quantity productVariant { id } } }
      groupedBy(first: 10) { nodes { id } }`;
    const { data } = await ask(
      app,
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { ${fields} } } }`,
      { ids: [pack, bag] },
    );
    expect(data).toEqual({
      nodes: [
        {
          requiresComponents: true,
          components: { nodes: [{ quantity: 3, productVariant: { id: bag } }] },
          groupedBy: { nodes: [] },
        },
        {
          requiresComponents: false,
          components: { nodes: [] },
          groupedBy: { nodes: [{ id: pack }] },
        },
      ],
    });
  });

  it('has the stock that its components allow, whatever was written for itself', async () => {
    await setStock(bag, 11);
    expect(await stockOf(pack)).toBe(3);
    await setStock(pack, 500);
    expect(await stockOf(pack)).toBe(3);
    await setStock(bag, 2);
    expect(await stockOf(pack)).toBe(0);
    const { data } = await ask<{ node: { availableForSale: boolean } }>(
      app,
      'query ($id: ID!) { node(id: $id) { ... on ProductVariant { availableForSale } } }',
      { id: pack },
    );
    expect(data.node.availableForSale).toBe(false);
  });

  it('is a line with components that add up to it and cannot be changed alone', async () => {
    await setStock(bag, 30);
    const { cart } = await create([{ merchandiseId: pack, quantity: 2 }], ['LOTSE10']);
    const [line] = cart?.lines.nodes ?? [];
    expect(line).toMatchObject({ __typename: 'ComponentizableCartLine', quantity: 2 });
    expect(cart?.totalQuantity).toBe(2);
    const [component] = line?.lineComponents ?? [];
    expect(component).toMatchObject({
      __typename: 'CartLine',
      quantity: 6,
      merchandise: { id: bag },
      instructions: { canRemove: false, canUpdateQuantity: false },
    });
    expect(component?.cost.subtotalAmount).toEqual(line?.cost.subtotalAmount);
    expect(component?.cost.totalAmount).toEqual(line?.cost.totalAmount);
    for (const [name, args, lines] of [
      ['cartLinesRemove', 'cartId: ID!, lineIds: [ID!]!', { lineIds: [component?.id] }],
      [
        'cartLinesUpdate',
        'cartId: ID!, lines: [CartLineUpdateInput!]!',
        { lines: [{ id: component?.id, quantity: 1 }] },
      ],
    ] as const) {
      const refused = await change(name, args, { cartId: cart?.id, ...lines });
      expect(refused.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }]);
    }
  });

  it('shares the stock with its component in the same cart', async () => {
    await setStock(bag, 7);
    const { cart, warnings } = await create([
      { merchandiseId: bag, quantity: 2 },
      { merchandiseId: pack, quantity: 2 },
    ]);
    expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(warnings).toEqual([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
  });

  it('takes its components from the stock when it is ordered, and its mail names them', async () => {
    await setStock(bag, 10);
    const path = await createCheckout(app, { lines: [{ merchandiseId: pack, quantity: 2 }] });
    await order(app, path, { email: 'bundle@example.com' });
    expect(await stockOf(bag)).toBe(4);
    expect(await stockOf(pack)).toBe(1);
    const mail = await database
      .selectFrom('mail')
      .select(['text', 'html'])
      .where('recipient', '=', 'bundle@example.com')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('3 × Amaro - Amaro Notte, 1 kg');
    expect(mail.html).toContain('3 × Amaro - Amaro Notte, 1 kg');
  });

  it('cannot be ordered when a component was sold in the meantime', async () => {
    await setStock(bag, 3);
    const path = await createCheckout(app, { lines: [{ merchandiseId: pack }] });
    await setStock(bag, 2);
    const answer = await post(app, path, goodForm);
    expect(answer.statusCode).not.toBe(303);
    expect(await stockOf(bag)).toBe(2);
  });
});

describe('a line of another line', () => {
  const add = (cartId: string | undefined, lines: object[]) =>
    change('cartLinesAdd', 'cartId: ID!, lines: [CartLineInput!]!', { cartId, lines });

  it('names its parent and goes with it', async () => {
    const { cart } = await create([
      { merchandiseId: bag },
      { merchandiseId: cup, parent: { merchandiseId: bag } },
    ]);
    const [child, parent] = cart?.lines.nodes ?? [];
    expect(child?.parentRelationship?.parent.id).toBe(parent?.id);
    expect(parent?.parentRelationship).toBeNull();
    const rest = await change('cartLinesRemove', 'cartId: ID!, lineIds: [ID!]!', {
      cartId: cart?.id,
      lineIds: [parent?.id],
    });
    expect(rest.cart?.lines.nodes).toEqual([]);
  });

  it('is refused with the reason', async () => {
    await setStock(bag, 30);
    const { cart } = await create([
      { merchandiseId: bag },
      { merchandiseId: cup, parent: { merchandiseId: bag } },
      { merchandiseId: pack },
    ]);
    const [bundle, child] = cart?.lines.nodes ?? [];
    const codeFor = async (parent: object) => {
      const { userErrors } = await add(cart?.id, [{ merchandiseId: cup, parent }]);
      return userErrors.map(({ code }) => code);
    };
    expect(await codeFor({ lineId: 'gid://shopify/CartLine/1' })).toEqual([
      'PARENT_LINE_NOT_FOUND',
    ]);
    expect(await codeFor({ merchandiseId: bag })).toEqual(['PARENT_LINE_INVALID_REFERENCE']);
    expect(await codeFor({ lineId: child?.id })).toEqual(['PARENT_LINE_NESTING_TOO_DEEP']);
    expect(await codeFor({ lineId: bundle?.id })).toEqual(['BUNDLES_AND_ADDONS_CANNOT_BE_MIXED']);
  });
});
