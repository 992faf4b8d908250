import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { languages } from '../catalogue-format/languages.ts';
import { ContentStore } from '../content/content-store.ts';
import { FaultState } from '../control/faults.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import { marketOf } from '../graphql/market.ts';
import { answeringVersion, oldestAdminVersion, publishedVersions } from '../schema/api-version.ts';
import { TextCache } from '../store/text-cache.ts';
import { AdminAccess, type AdminCredentials } from './access.ts';
import { createBulkOperations } from './bulk-operations.ts';
import type { CommerceAdmin } from './commerce.ts';
import { commerceResolvers } from './commerce-resolvers.ts';
import type { ContentAdmin } from './content-admin.ts';
import { contentResolvers } from './content-resolvers.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { discountResolvers } from './discounts.ts';
import { executeAdmin } from './executor.ts';
import { nodeResolvers } from './nodes.ts';
import { adminScopes } from './scopes.ts';
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
  /** Without it there are definitions and content only. */
  shop?: CommerceAdmin['shop'];
  shopUrl?: string;
}

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

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
  const shared = {
    database: options.database,
    textCache: options.textCache ?? new TextCache(),
    languages: shopLanguages,
    origin,
    filesUrl: options.filesUrl ?? `${origin}/files`,
    now,
  };
  const resolvers = {
    ...contentResolvers({ ...shared, content, definitions }),
    ...discountResolvers(shared),
    ...definitions.resolvers,
    ...createWebhookSubscriptions(options.database, now, () => faults.current.oldestVersion),
    currentAppInstallation: () => ({
      id: gid('AppInstallation', 1),
      accessScopes: grantedScopes().map((handle) => ({ handle, description: handle })),
    }),
    shopLocales: ({ published }: { published?: boolean | null }) =>
      shopLanguages
        .map((locale, index) => ({
          locale,
          name: locale,
          primary: index === 0,
          published: faults.current.languages.some((language) => language === locale),
        }))
        .filter((one) => one.published || !published),
    publicApiVersions: () =>
      publishedVersions.map((handle) => ({
        handle,
        displayName: handle,
        supported: handle >= faults.current.oldestVersion,
      })),
  };
  const { shop, shopUrl = '' } = options;
  const marketFor = (country: string | undefined) =>
    marketOf(country, shop ?? { currency: 'EUR', markets: [] }, faults.current.markets);
  const commerce = shop
    ? commerceResolvers({ ...shared, shop, marketFor, shopUrl }, resolvers)
    : {};
  const bulk = createBulkOperations(app, {
    database: options.database,
    origin,
    now,
    root: () => rootValue,
  });
  const rootValue: object = {
    ...resolvers,
    ...commerce,
    ...bulk,
    ...nodeResolvers({ ...resolvers, ...commerce, ...bulk }),
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
      const context = { apiVersion: version, grantedScopes: grantedScopes() };
      return executeAdmin(rootValue, context, body.data);
    },
  );
}
