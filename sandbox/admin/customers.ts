import type { Selectable } from 'kysely';
import { readCustomerAddresses } from '../checkout/customer-addresses.ts';
import { priceOf } from '../checkout/order-state.ts';
import { findOrdersOf } from '../checkout/orders.ts';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import { type CommerceAdmin, decimal, simpleError } from './commerce.ts';
import { type CountArguments, countOf } from './counts.ts';
import { orderNode } from './order-node.ts';
import type { ProductReader } from './products.ts';

type ListArguments = PageArguments & { reverse?: boolean | null; query?: string | null };

interface CustomerInput {
  id?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function customerResolvers(admin: CommerceAdmin, reader: ProductReader) {
  const { database, shop } = admin;

  const node = (row: Selectable<Database['customer']>) => {
    const orders = () => findOrdersOf(database, row.id);
    return {
      __typename: 'Customer',
      id: gid('Customer', row.id),
      legacyResourceId: String(row.id),
      email: row.email,
      defaultEmailAddress: { emailAddress: row.email },
      firstName: row.first_name,
      lastName: row.last_name,
      displayName: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email,
      phone: row.phone,
      createdAt: row.created_at.toISOString(),
      state: row.password_hash === null ? 'DISABLED' : 'ENABLED',
      numberOfOrders: async () => String((await orders()).length),
      amountSpent: async () => ({
        amount: decimal((await orders()).reduce((sum, order) => sum + priceOf(order), 0)),
        currencyCode: shop.currency,
      }),
      orders: async (args: ListArguments) =>
        connectionOf(
          (await orders()).toReversed().map((order) => orderNode(order, admin, reader)),
          args,
        ),
      addressesV2: async (args: ListArguments) =>
        connectionOf(
          (await readCustomerAddresses(database, row.id)).map(({ key, ...address }) => ({
            id: gid('MailingAddress', key),
            ...address,
            countryCodeV2: address.countryCode,
          })),
          args,
        ),
    };
  };
  const all = () => database.selectFrom('customer').selectAll().orderBy('id').execute();
  const matching = async (query: string | null | undefined) => {
    const isFound = parseTextQuery(query, ['email', 'first_name', 'last_name', 'id'], 'customers');
    return (await all()).filter(({ email, first_name, last_name, id }) =>
      isFound({
        email,
        first_name: first_name ?? '',
        last_name: last_name ?? '',
        id: String(id),
      }),
    );
  };
  const find = async (id: string | null | undefined) => {
    const row = await database
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', parseGid('Customer', id ?? '') ?? 0)
      .executeTakeFirst();
    return row ? node(row) : null;
  };
  const problem = async ({ email, id }: CustomerInput) => {
    if (email == null) return undefined;
    if (!emailPattern.test(email)) return simpleError(['email'], 'Email is invalid');
    const taken = (await all()).some(
      (row) => row.email === email.toLowerCase() && gid('Customer', row.id) !== id,
    );
    return taken ? simpleError(['email'], 'Email has already been taken') : undefined;
  };

  return {
    customer: ({ id }: { id: string }) => find(id),
    customerByIdentifier: async ({
      identifier: { id, emailAddress, phoneNumber },
    }: {
      identifier: {
        id?: string | null;
        emailAddress?: string | null;
        phoneNumber?: string | null;
      };
    }) => {
      if (id) return find(id);
      const wanted = emailAddress?.toLowerCase();
      const row = (await all()).find(({ email, phone }) =>
        phoneNumber ? phone === phoneNumber : email === wanted,
      );
      return row ? node(row) : null;
    },
    customers: async ({ query, ...args }: ListArguments) => {
      return connectionOf((await matching(query)).map(node), args);
    },
    customersCount: async (args: CountArguments) =>
      countOf((await matching(args.query)).length, args),
    customerCreate: async ({ input }: { input: CustomerInput }) => {
      if (!input.email) {
        const message = 'Customer must have an email address';
        return { customer: null, userErrors: [simpleError(['email'], message)] };
      }
      const wrong = await problem(input);
      if (wrong) return { customer: null, userErrors: [wrong] };
      const row = await database
        .insertInto('customer')
        .values({
          email: input.email.toLowerCase(),
          first_name: input.firstName ?? null,
          last_name: input.lastName ?? null,
          phone: input.phone ?? null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { customer: node(row), userErrors: [] };
    },
    customerUpdate: async ({ input }: { input: CustomerInput }) => {
      const before = await find(input.id);
      const wrong = before ? await problem(input) : simpleError(['id'], 'Customer does not exist');
      if (wrong) return { customer: null, userErrors: [wrong] };
      const row = await database
        .updateTable('customer')
        .set({
          ...(input.email && { email: input.email.toLowerCase() }),
          ...(input.firstName !== undefined && { first_name: input.firstName }),
          ...(input.lastName !== undefined && { last_name: input.lastName }),
          ...(input.phone !== undefined && { phone: input.phone }),
          // a change of nothing is a change, too
          accepts_marketing: (column) => column.ref('accepts_marketing'),
        })
        .where('id', '=', parseGid('Customer', input.id ?? '') ?? 0)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { customer: node(row), userErrors: [] };
    },
    customerDelete: async ({ input: { id } }: { input: { id: string } }) => {
      const key = parseGid('Customer', id) ?? 0;
      const refuse = (message: string) => ({
        deletedCustomerId: null,
        userErrors: [simpleError(['id'], message)],
      });
      if (!(await find(id))) return refuse("Customer can't be found");
      if ((await findOrdersOf(database, key)).length > 0) {
        return refuse('Customer can’t be deleted because they have associated orders');
      }
      await database.deleteFrom('customer').where('id', '=', key).execute();
      return { deletedCustomerId: id, userErrors: [] };
    },
  };
}
