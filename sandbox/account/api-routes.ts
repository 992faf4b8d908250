import type { FastifyInstance } from 'fastify';
import { buildSchema, type ExecutionResult, type GraphQLSchema, graphql } from 'graphql';
import { z } from 'zod';
import { findSignedIn } from '../checkout/customers.ts';
import { findOrdersOf } from '../checkout/orders.ts';
import type { Site } from '../checkout/site.ts';
import type { FaultState } from '../control/faults.ts';
import { answeredField } from '../graphql/answered-field.ts';
import { gid } from '../graphql/ids.ts';
import { operationContext } from '../graphql/operation-context.ts';
import { platformError } from '../graphql/request-errors.ts';
import { type ApiVersion, answeringVersion } from '../schema/api-version.ts';
import { readCustomerSchema } from '../schema/read-schema.ts';
import type { Account } from './account.ts';
import { customerApiPath, oldestCustomerVersion } from './addresses.ts';
import { contractMutations } from './contract-mutations.ts';
import { metafieldMutations } from './customer-metafields.ts';
import { customerMutations } from './customer-mutations.ts';
import { customerNode } from './customer-node.ts';
import { orderNode } from './order-node.ts';

export interface AccountApiOptions {
  site: Site;
  filesUrl: string;
  faults: FaultState;
}

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** The Customer Account API: the whole published schema, answered for the customer whose token it is. */
export async function accountApiRoutes(
  app: FastifyInstance,
  { site, filesUrl, faults }: AccountApiOptions,
): Promise<void> {
  const { database, now, shop, origin } = site;
  const schemas = new Map<ApiVersion, GraphQLSchema>();
  const schemaOf = (version: ApiVersion) => {
    const known = schemas.get(version);
    if (known) return known;
    const schema = buildSchema(readCustomerSchema(version), { assumeValid: true });
    schemas.set(version, schema);
    return schema;
  };

  app.post<{ Params: { version: string } }>(customerApiPath(':version'), async (request, reply) => {
    const { oldestVersion } = faults.current;
    const oldest = answeringVersion(oldestCustomerVersion, oldestVersion) ?? oldestCustomerVersion;
    const version = answeringVersion(request.params.version, oldest);
    if (!version) return reply.code(404).send({ errors: 'Not Found' });
    reply.header('X-Shopify-API-Version', version).header('Cache-Control', 'no-store');
    // the token alone, without the word Bearer
    const customer = await findSignedIn(database, request.headers.authorization, now());
    if (!customer) return reply.code(401).send({ errors: [{ message: 'Unauthorized' }] });
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ errors: [{ message: 'query is required' }] });
    const { query, operationName, variables } = body.data;
    const { language = shop.primaryLanguage } = operationContext(
      query,
      operationName ?? undefined,
      variables ?? {},
    );
    const account = { database, now, shop, origin, filesUrl, language, customerId: customer.id };
    const { data, errors }: ExecutionResult = await graphql({
      schema: schemaOf(version),
      rootValue: rootOf(account),
      fieldResolver: answeredField,
      source: query,
      operationName,
      variableValues: variables,
    });
    return {
      ...(data !== undefined && { data }),
      ...(errors && { errors: errors.map((error) => platformError(error, query)) }),
    };
  });
}

function rootOf(account: Account) {
  const { database, customerId, shop, origin } = account;
  return {
    customer: () => customerNode(account),
    order: async ({ id }: { id: string }) => {
      const orders = await findOrdersOf(database, customerId);
      const found = orders.find((order) => gid('Order', order.id) === id);
      return found ? orderNode(found, account) : null;
    },
    shop: () => ({
      id: gid('Shop', 1),
      name: shop.name,
      url: origin,
      myshopifyDomain: new URL(origin).host,
      metafield: () => null,
      metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
    }),
    ...customerMutations(account),
    ...contractMutations(account),
    ...metafieldMutations(account),
  };
}
