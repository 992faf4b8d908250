import { readCustomerAddresses } from '../checkout/customer-addresses.ts';
import { priceOf } from '../checkout/order-state.ts';
import { findOrdersOf, type Order, orderNumber } from '../checkout/orders.ts';
import { connectionOf } from '../graphql/connection.ts';
import { dateTime } from '../graphql/date-time.ts';
import { gid } from '../graphql/ids.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import type { Account, ListArguments } from './account.ts';
import { addressNode } from './address-node.ts';
import { findContract } from './contract-mutations.ts';
import { contractNode, contractsOf } from './contract-node.ts';
import { customerMetafield } from './customer-metafields.ts';
import { confirmationNumber, orderNode } from './order-node.ts';

type MetafieldName = { namespace?: string | null; key: string };
type OrderArguments = ListArguments & { query?: string | null; sortKey?: string | null };

export async function customerNode(account: Account) {
  const { database, customerId, shop } = account;
  const row = await database
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const orders = () => findOrdersOf(database, customerId);
  const addresses = async () =>
    (await readCustomerAddresses(database, customerId)).map(({ key, ...address }) => ({
      isDefault: key === row.default_address_id,
      ...addressNode(address, key, account),
    }));
  const metafield = (wanted: MetafieldName) =>
    customerMetafield(row.metafields, customerId, wanted);
  const none = (args: ListArguments) => connectionOf([], args);
  return {
    __typename: 'Customer',
    id: gid('Customer', customerId),
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email,
    creationDate: dateTime(row.created_at),
    emailAddress: emailAddressNode(row.email, row.accepts_marketing),
    phoneNumber: row.phone === null ? null : { phoneNumber: row.phone },
    marketCurrencyCode: shop.currency,
    tags: [],
    metafield: (wanted: MetafieldName) => metafield(wanted),
    metafields: ({ identifiers }: { identifiers: MetafieldName[] }) => identifiers.map(metafield),
    // the sandbox has no wholesale, drafts or store credit
    companyContacts: none,
    draftOrders: none,
    storeCreditAccounts: none,
    defaultAddress: async () => (await addresses()).find(({ isDefault }) => isDefault) ?? null,
    addresses: async ({ skipDefault, ...args }: ListArguments & { skipDefault?: boolean | null }) =>
      connectionOf(
        (await addresses()).filter(({ isDefault }) => !(skipDefault && isDefault)),
        args,
      ),
    orders: async ({ query, sortKey, ...args }: OrderArguments) => {
      const isFound = parseTextQuery(query, ['name', 'confirmation_number'], 'orders');
      const found = (await orders()).filter((order) =>
        isFound({
          name: orderNumber(order).replace('#', ''),
          confirmation_number: confirmationNumber(order),
        }),
      );
      return connectionOf(
        sorted(found, sortKey).map((order) => orderNode(order, account)),
        args,
      );
    },
    subscriptionContracts: async (args: ListArguments) =>
      connectionOf(
        contractsOf((await orders()).toReversed()).map((it) => contractNode(it, account)),
        args,
      ),
    subscriptionContract: async ({ id }: { id: string }) => {
      const contract = await findContract(id, account);
      return contract ? contractNode(contract, account) : null;
    },
  };
}

export function emailAddressNode(emailAddress: string, isSubscribed: boolean) {
  return { emailAddress, marketingState: isSubscribed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED' };
}

/** They come newest first. */
function sorted(orders: readonly Order[], sortKey: string | null | undefined): Order[] {
  const value = (order: Order) => (sortKey === 'TOTAL_PRICE' ? priceOf(order) : order.id);
  return orders.toSorted((a, b) => value(a) - value(b));
}
