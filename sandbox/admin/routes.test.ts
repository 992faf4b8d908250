import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { adminApiPath } from '../schema/api-version.ts';
import { createTestDatabase } from '../testing/database.ts';
import { adminRoutes } from './routes.ts';

const database = await createTestDatabase('empty');
const now = new Date('2026-05-01T12:00:00Z');
const app = Fastify();
await app.register(adminRoutes, { database, token: 'secret', now: () => now });
afterAll(() => app.close());

const document = `mutation Create($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) {
    codeDiscountNode { id codeDiscount { ... on DiscountCodeBasic {
      title status startsAt endsAt usageLimit appliesOncePerCustomer codes(first: 1) { nodes { code } } } } }
    userErrors { code field message }
  }
}`;

const welcome = {
  title: 'Newsletter welcome',
  code: 'WELCOME-1',
  startsAt: '2026-05-01T00:00:00Z',
  usageLimit: 1,
  appliesOncePerCustomer: true,
  context: { all: 'ALL' },
  customerGets: {
    value: { discountAmount: { amount: '5.00', appliesOnEachItem: false } },
    items: { all: true },
  },
  minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: '60.00' } },
};

async function create(basicCodeDiscount: object, token = 'secret') {
  const response = await app.inject({
    method: 'POST',
    url: adminApiPath,
    headers: { 'x-shopify-access-token': token },
    payload: { query: document, variables: { basicCodeDiscount } },
  });
  return { status: response.statusCode, body: response.json() };
}

describe('discountCodeBasicCreate', () => {
  test('keeps a single-use amount with a minimum', async () => {
    const { body } = await create(welcome);
    expect(body.data.discountCodeBasicCreate).toMatchObject({
      codeDiscountNode: {
        id: expect.stringMatching(/^gid:\/\/shopify\/DiscountCodeNode\/\d+$/),
        codeDiscount: {
          status: 'ACTIVE',
          usageLimit: 1,
          codes: { nodes: [{ code: 'WELCOME-1' }] },
        },
      },
      userErrors: [],
    });
    const row = await database.selectFrom('discount').selectAll().executeTakeFirst();
    expect(row).toMatchObject({
      amount: 500,
      percent: null,
      level: 'order',
      minimum_subtotal: 6000,
      usage_limit: 1,
      times_used: 0,
      once_per_customer: true,
      combinable: false,
    });
  });

  test('refuses a code that exists, in whatever letters', async () => {
    const { body } = await create({ ...welcome, code: 'welcome-1' });
    expect(body.data.discountCodeBasicCreate).toEqual({
      codeDiscountNode: null,
      userErrors: [
        {
          code: 'TAKEN',
          field: ['basicCodeDiscount', 'code'],
          message: 'Code must be unique. Please try a different code.',
        },
      ],
    });
  });

  test.each([
    [{ code: ' ' }, 'BLANK', 'code'],
    [{ title: undefined }, 'BLANK', 'title'],
    [{ customerGets: { value: { percentage: 15 } } }, 'VALUE_OUTSIDE_RANGE', 'percentage'],
    [{ customerGets: { value: {} } }, 'INVALID', 'value'],
    [{ endsAt: '2026-04-01T00:00:00Z' }, 'INVALID', 'endsAt'],
  ])('refuses %j', async (change, code, field) => {
    const { body } = await create({ ...welcome, code: 'OTHER', ...change });
    const { userErrors } = body.data.discountCodeBasicCreate;
    expect(userErrors).toHaveLength(1);
    expect(userErrors[0].code).toBe(code);
    expect(userErrors[0].field.at(-1)).toBe(field);
  });

  test('asks for its own token', async () => {
    expect((await create(welcome, 'wrong')).status).toBe(401);
  });
});
