import type { Kysely } from 'kysely';
import type { PostalAddress } from '../cart/model.ts';
import type { Database } from '../database/tables.ts';

export interface CustomerAddress extends PostalAddress {
  key: number;
}

export async function readCustomerAddresses(
  database: Kysely<Database>,
  customerId: number,
): Promise<CustomerAddress[]> {
  const rows = await database
    .selectFrom('customer_address')
    .select(['id', 'address'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, address }) => ({ ...address, key: id }));
}

/** The first address becomes the default one. */
export async function addCustomerAddress(
  database: Kysely<Database>,
  customerId: number,
  address: PostalAddress,
): Promise<CustomerAddress> {
  const { id } = await database
    .insertInto('customer_address')
    .values({ customer_id: customerId, address: JSON.stringify(address) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('customer')
    .set({ default_address_id: id })
    .where('id', '=', customerId)
    .where('default_address_id', 'is', null)
    .execute();
  return { ...address, key: id };
}

/** Undefined when the customer has no such address. */
export async function changeCustomerAddress(
  database: Kysely<Database>,
  customerId: number,
  key: number,
  change: Partial<PostalAddress>,
): Promise<CustomerAddress | undefined> {
  const known = (await readCustomerAddresses(database, customerId)).find(
    (address) => address.key === key,
  );
  if (!known) return undefined;
  const { key: _, ...address } = { ...known, ...change };
  await database
    .updateTable('customer_address')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', key)
    .execute();
  return { ...address, key };
}

/** The next address takes the place of a removed default one. Answers whether there was one to remove. */
export async function removeCustomerAddress(
  database: Kysely<Database>,
  customerId: number,
  key: number,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('customer_address')
    .where('id', '=', key)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const [next] = await readCustomerAddresses(database, customerId);
  await database
    .updateTable('customer')
    .set({ default_address_id: next?.key ?? null })
    .where('id', '=', customerId)
    .where('default_address_id', '=', key)
    .execute();
  return numDeletedRows > 0n;
}

export async function setDefaultAddress(
  database: Kysely<Database>,
  customerId: number,
  key: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('customer')
    .set({ default_address_id: key })
    .where('id', '=', customerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_address')
          .select('id')
          .where('id', '=', key)
          .where('customer_id', '=', customerId),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
