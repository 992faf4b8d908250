import type { Kysely } from 'kysely';
import { findSignedIn } from '../checkout/customers.ts';
import type { Database } from '../database/tables.ts';
import { connectionOf } from './connection.ts';
import { noMetafields } from './content-types.ts';
import { dateTime } from './date-time.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import type { PageArguments } from './page.ts';

interface CustomerNode {
  key: number;
  id: string;
  email: string;
  createdAt: string;
}

/** A customer of the sandbox is an address for mails: the account asks for no name. */
export const customerTypes: TypeMap = {
  QueryRoot: {
    fields: {
      customer: async (
        _root,
        { customerAccessToken }: { customerAccessToken: string },
        { database, now },
      ) => {
        const customer = await findSignedIn(database, customerAccessToken, now());
        return customer ? findCustomer(database, customer.id) : null;
      },
    },
  },
  Customer: {
    plain: ['id', 'email', 'createdAt'],
    fields: {
      updatedAt: ({ createdAt }: CustomerNode) => createdAt,
      displayName: ({ email }: CustomerNode) => email,
      firstName: () => null,
      lastName: () => null,
      phone: () => null,
      avatarUrl: () => null,
      socialLoginProvider: () => null,
      defaultAddress: () => null,
      acceptsMarketing: () => false,
      tags: () => [],
      addresses: (_customer, args: PageArguments) => connectionOf([], args),
      numberOfOrders: async ({ key }: CustomerNode, _args, { database }) => {
        const { count } = await database
          .selectFrom('customer_order')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('customer_id', '=', key)
          .executeTakeFirstOrThrow();
        return String(count);
      },
      ...noMetafields,
    },
  },
  MailingAddressConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
};

export async function findCustomer(
  database: Kysely<Database>,
  id: number,
): Promise<CustomerNode | null> {
  const row = await database
    .selectFrom('customer')
    .select(['id', 'email', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { email, created_at } = row;
  return { key: id, id: gid('Customer', id), email, createdAt: dateTime(created_at) };
}
