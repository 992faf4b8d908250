import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildSchema, graphql } from 'graphql';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { adminApiPath, apiVersion } from '../schema/api-version.ts';
import { type DiscountInput, readDiscountInput } from './discount-input.ts';

export interface AdminOptions {
  database: Kysely<Database>;
  token: string;
  now: () => Date;
}

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, 'schema.graphql'), 'utf8'));
const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const uniqueViolation = '23505';

/** The platform's back door: as much of its Admin API as the shop needs. */
export async function adminRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const rootValue = resolvers(options);
  app.post(adminApiPath, async (request, reply) => {
    reply.header('X-Shopify-API-Version', apiVersion);
    if (request.headers['x-shopify-access-token'] !== options.token) {
      return reply.code(401).send({
        errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
      });
    }
    const body = bodySchema.safeParse(request.body);
    if (!body.success)
      return reply.code(400).send({ errors: { query: 'Required parameter missing' } });
    return graphql({
      schema,
      rootValue,
      source: body.data.query,
      operationName: body.data.operationName,
      variableValues: body.data.variables,
    });
  });
}

function resolvers({ database, now }: AdminOptions) {
  const find = async (condition: ReturnType<typeof sql<boolean>>) => {
    const row = await database
      .selectFrom('discount')
      .selectAll()
      .where(condition)
      .executeTakeFirst();
    return row ? discountNode(row, now()) : null;
  };
  return {
    codeDiscountNode: ({ id }: { id: string }) =>
      find(sql<boolean>`id = ${parseGid('DiscountCodeNode', id) ?? 0}`),
    codeDiscountNodeByCode: ({ code }: { code: string }) =>
      find(sql<boolean>`upper(code) = upper(${code})`),
    discountCodeBasicCreate: async ({
      basicCodeDiscount,
    }: {
      basicCodeDiscount: DiscountInput;
    }) => {
      const read = readDiscountInput(basicCodeDiscount, now());
      if ('userErrors' in read) return { codeDiscountNode: null, userErrors: read.userErrors };
      try {
        const row = await database
          .insertInto('discount')
          .values(read.discount)
          .returningAll()
          .executeTakeFirstOrThrow();
        return { codeDiscountNode: discountNode(row, now()), userErrors: [] };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) {
          throw error;
        }
        const message = 'Code must be unique. Please try a different code.';
        return {
          codeDiscountNode: null,
          userErrors: [{ code: 'TAKEN', field: ['basicCodeDiscount', 'code'], message }],
        };
      }
    },
  };
}

function discountNode(row: Selectable<Database['discount']>, now: Date) {
  const status =
    row.starts_at > now ? 'SCHEDULED' : row.ends_at && row.ends_at <= now ? 'EXPIRED' : 'ACTIVE';
  return {
    id: gid('DiscountCodeNode', row.id),
    codeDiscount: {
      __typename: 'DiscountCodeBasic',
      title: row.title,
      status,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      usageLimit: row.usage_limit,
      asyncUsageCount: row.times_used,
      appliesOncePerCustomer: row.once_per_customer,
      codes: { nodes: [{ code: row.code }] },
    },
  };
}
