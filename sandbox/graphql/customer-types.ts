import type { Kysely } from 'kysely';
import { type CustomerAddress, readCustomerAddresses } from '../checkout/customer-addresses.ts';
import { findSignedIn } from '../checkout/customers.ts';
import type { Database } from '../database/tables.ts';
import { connectionOf } from './connection.ts';
import { dateTime } from './date-time.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { ownMetafields } from './metafields.ts';
import type { PageArguments } from './page.ts';

interface CustomerNode {
  key: number;
  id: string;
  email: string;
  createdAt: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  acceptsMarketing: boolean;
  defaultAddressKey: number | null;
}

/** Who signs in by mail has no name: only customerCreate and customerUpdate take one. */
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
    plain: ['id', 'email', 'createdAt', 'firstName', 'lastName', 'phone', 'acceptsMarketing'],
    fields: {
      updatedAt: ({ createdAt }: CustomerNode) => createdAt,
      displayName: ({ firstName, lastName, email }: CustomerNode) =>
        [firstName, lastName].filter(Boolean).join(' ') || email,
      avatarUrl: () => null,
      socialLoginProvider: () => null,
      defaultAddress: async ({ key, defaultAddressKey }: CustomerNode, _args, { database }) => {
        const addresses = await readCustomerAddresses(database, key);
        const found = addresses.find((address) => address.key === defaultAddressKey);
        return found ? mailingAddressNode(found) : null;
      },
      tags: () => [],
      addresses: async ({ key }: CustomerNode, args: PageArguments, { database }) => {
        const addresses = await readCustomerAddresses(database, key);
        return connectionOf(addresses.map(mailingAddressNode), args);
      },
      numberOfOrders: async ({ key }: CustomerNode, _args, { database }) => {
        const { count } = await database
          .selectFrom('customer_order')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('customer_id', '=', key)
          .executeTakeFirstOrThrow();
        return String(count);
      },
      ...ownMetafields,
    },
  },
  MailingAddressConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  MailingAddressEdge: { plain: ['node', 'cursor'] },
};

export function mailingAddressNode({ key, ...address }: CustomerAddress) {
  return { ...address, id: gid('MailingAddress', key) };
}

export async function findCustomer(
  database: Kysely<Database>,
  id: number,
): Promise<CustomerNode | null> {
  const row = await database
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    key: id,
    id: gid('Customer', id),
    email: row.email,
    createdAt: dateTime(row.created_at),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    acceptsMarketing: row.accepts_marketing,
    defaultAddressKey: row.default_address_id,
  };
}
