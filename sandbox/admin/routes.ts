import type { FastifyInstance } from 'fastify';
import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  graphql,
} from 'graphql';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { languages } from '../catalogue-format/languages.ts';
import { ContentStore } from '../content/content-store.ts';
import { FaultState } from '../control/faults.ts';
import type { Database } from '../database/tables.ts';
import { accessDenied } from '../graphql/access-scopes.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import {
  type ApiVersion,
  answeringVersion,
  oldestAdminVersion,
  publishedVersions,
} from '../schema/api-version.ts';
import { readAdminSchema } from '../schema/read-schema.ts';
import { TextCache } from '../store/text-cache.ts';
import { AdminAccess, type AdminCredentials } from './access.ts';
import type { ContentAdmin } from './content-admin.ts';
import { contentResolvers } from './content-resolvers.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { type DiscountInput, readDiscountInput } from './discount-input.ts';
import { adminScopes, scopeOfRootField } from './scopes.ts';
import { stagedUploadRoutes } from './staged-uploads.ts';
import { createWebhookSubscriptions } from './webhook-subscriptions.ts';

export interface AdminOptions extends AdminCredentials {
  database: Kysely<Database>;
  now: () => Date;
  /** The languages of the shop, the primary one first. */
  languages?: ContentAdmin['languages'];
  faults?: FaultState;
  content?: ContentStore;
  definitions?: Definitions;
  textCache?: TextCache;
  origin?: string;
  filesUrl?: string;
}

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const uniqueViolation = '23505';

/** As much of the platform's Admin API as the shop needs. */
export async function adminRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { faults = new FaultState(), now } = options;
  const access = new AdminAccess(options, now);
  const grantedScopes = () =>
    adminScopes.filter((scope) => !faults.current.deniedScopes.includes(scope));
  access.register(app, grantedScopes);
  const { languages: shopLanguages = languages, origin = '' } = options;
  const content = options.content ?? new ContentStore(options.database);
  const definitions = options.definitions ?? createDefinitions(content, now);
  const rootValue = {
    ...contentResolvers({
      database: options.database,
      content,
      definitions,
      textCache: options.textCache ?? new TextCache(),
      languages: shopLanguages,
      origin,
      filesUrl: options.filesUrl ?? `${origin}/files`,
      now,
    }),
    ...discountResolvers(options),
    productVariant: ({ id }: { id: string }) => findVariant(options.database, id),
    ...definitions.resolvers,
    ...createWebhookSubscriptions(options.database, now, () => faults.current.oldestVersion),
    currentAppInstallation: () => ({
      id: gid('AppInstallation', 1),
      accessScopes: grantedScopes().map((handle) => ({ handle, description: handle })),
    }),
    shopLocales: () =>
      shopLanguages.map((locale, index) => ({
        locale,
        name: locale,
        primary: index === 0,
        published: faults.current.languages.some((language) => language === locale),
      })),
    publicApiVersions: () =>
      publishedVersions.map((handle) => ({
        handle,
        displayName: handle,
        supported: handle >= faults.current.oldestVersion,
      })),
  };
  await app.register(stagedUploadRoutes);
  app.post<{ Params: { version: string } }>(
    '/admin/api/:version/graphql.json',
    async (request, reply) => {
      const { oldestVersion } = faults.current;
      const oldest = answeringVersion(oldestAdminVersion, oldestVersion) ?? oldestAdminVersion;
      const version = answeringVersion(request.params.version, oldest);
      if (!version) return reply.code(404).send({ errors: 'Not Found' });
      reply.header('X-Shopify-API-Version', version);
      if (!access.isValid(request.headers['x-shopify-access-token'])) {
        return reply.code(401).send({
          errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
        });
      }
      const body = bodySchema.safeParse(request.body);
      if (!body.success)
        return reply.code(400).send({ errors: { query: 'Required parameter missing' } });
      return graphql({
        schema: schemaOf(version),
        rootValue,
        contextValue: { apiVersion: version, grantedScopes: grantedScopes() },
        source: body.data.query,
        operationName: body.data.operationName,
        variableValues: body.data.variables,
      });
    },
  );
}

async function findVariant(database: Kysely<Database>, id: string) {
  const row = await database
    .selectFrom('variant')
    .select(['stock', 'sells_beyond_stock'])
    .where('id', '=', parseGid('ProductVariant', id) ?? 0)
    .executeTakeFirst();
  return row ? { id, availableForSale: row.stock > 0 || row.sells_beyond_stock } : null;
}

const schemas = new Map<ApiVersion, GraphQLSchema>();

function schemaOf(version: ApiVersion): GraphQLSchema {
  const known = schemas.get(version);
  if (known) return known;
  const schema = buildSchema(readAdminSchema(version));
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) requireScope(field);
  }
  schemas.set(version, schema);
  return schema;
}

function requireScope(field: GraphQLField<unknown, { grantedScopes: string[] }>): void {
  const scope = scopeOfRootField[field.name];
  if (!scope) return;
  field.resolve = (parent, args, context, info) => {
    if (!context.grantedScopes.includes(scope)) throw accessDenied(field.name, scope);
    return defaultFieldResolver(parent, args, context, info);
  };
}

function discountResolvers({ database, now }: AdminOptions) {
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
