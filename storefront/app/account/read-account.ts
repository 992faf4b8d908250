import { z } from 'zod';
import type { SignedInCustomer } from './account-service.ts';
import { type Contract, contractShape } from './contract.ts';
import { accountDocuments } from './documents.ts';
import { type Kept, keptMetafield, parseKept } from './kept.ts';
import {
  type AccountAddress,
  addressShape,
  connectionShape,
  keyOf,
  nameOf,
  type OrderDetail,
  orderDetailShape,
  orderId,
  orderShape,
} from './order.ts';

export type AccountDocument = keyof typeof accountDocuments;

/** Asks in the page's language. */
export type AccountReader = <Data>(
  document: AccountDocument,
  variables: object,
  shape: z.ZodType<Data>,
) => Promise<Data>;

export function createAccountReader(customer: SignedInCustomer, language: string): AccountReader {
  return (document, variables, shape) =>
    customer.send(accountDocuments[document], { language, ...variables }, shape);
}

const overviewShape = z.object({
  customer: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    emailAddress: z.object({ emailAddress: z.string().nullable() }).nullable(),
    defaultAddress: addressShape.nullable(),
    orders: connectionShape(orderShape),
  }),
});

export async function readOverview(read: AccountReader) {
  const { customer } = await read('AccountOverview', {}, overviewShape);
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.emailAddress?.emailAddress ?? null,
    address: customer.defaultAddress,
    lastOrder: customer.orders.nodes[0] ?? null,
  };
}

const ordersShape = z.object({
  customer: z.object({
    orders: connectionShape(orderShape).extend({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
});

export async function readOrders(read: AccountReader, after: string | null) {
  const { customer } = await read('AccountOrders', { after }, ordersShape);
  const { nodes, pageInfo } = customer.orders;
  return { orders: nodes, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

const detailShape = z.object({ order: orderDetailShape.nullable() });

export async function readOrder(read: AccountReader, key: string): Promise<OrderDetail | null> {
  if (!/^\d{1,20}$/.test(key)) return null;
  return (await read('AccountOrder', { id: orderId(key) }, detailShape)).order;
}

const addressesShape = z.object({
  customer: z.object({
    defaultAddress: z.object({ id: z.string() }).nullable(),
    addresses: connectionShape(addressShape),
  }),
});

export async function readAddresses(read: AccountReader) {
  const { customer } = await read('AccountAddresses', {}, addressesShape);
  const addresses = customer.addresses.nodes;
  return {
    addresses,
    defaultId: customer.defaultAddress?.id ?? null,
    find: (key: string): AccountAddress | null =>
      addresses.find(({ id }) => keyOf(id) === key) ?? null,
  };
}

const contractsShape = z.object({
  customer: z.object({ subscriptionContracts: connectionShape(contractShape) }),
});

export async function readContracts(read: AccountReader): Promise<Contract[]> {
  const { customer } = await read('AccountContracts', {}, contractsShape);
  return customer.subscriptionContracts.nodes;
}

const keptShape = z.object({
  customer: z.object({ id: z.string(), metafield: z.object({ value: z.string() }).nullable() }),
});

export async function readKept(read: AccountReader): Promise<{ ownerId: string; kept: Kept }> {
  const { namespace, key } = keptMetafield;
  const { customer } = await read('AccountKept', { namespace, key }, keptShape);
  return { ownerId: customer.id, kept: parseKept(customer.metafield?.value ?? null) };
}

const contactShape = z.object({
  customer: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    emailAddress: z
      .object({ emailAddress: z.string().nullable(), marketingState: z.string() })
      .nullable(),
  }),
});

export async function readContact(read: AccountReader) {
  const { customer } = await read('AccountContact', {}, contactShape);
  return {
    name: nameOf(customer),
    email: customer.emailAddress?.emailAddress ?? null,
    /** By the platform itself, at the checkout for instance. */
    isSubscribed: customer.emailAddress?.marketingState === 'SUBSCRIBED',
  };
}
