import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { accountRoutes } from '../account/routes.ts';
import { createDefinitions } from '../admin/definitions.ts';
import { adminRoutes } from '../admin/routes.ts';
import { standardActionsRoute } from '../cart/standard-actions.ts';
import { languages } from '../catalogue-format/languages.ts';
import { readShop } from '../catalogue-format/read-catalogue.ts';
import { checkoutRoutes } from '../checkout/routes.ts';
import { consentRoutes } from '../consent/routes.ts';
import { ContentStore } from '../content/content-store.ts';
import { Clock } from '../control/clock.ts';
import { emptyShop } from '../control/empty-shop.ts';
import { FaultState, faultsSchema, injectFaults } from '../control/faults.ts';
import { RequestLog } from '../control/request-log.ts';
import { controlRoutes } from '../control/routes.ts';
import { graphiqlRoutes } from '../dashboard/graphiql.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import type { Database } from '../database/tables.ts';
import { cataloguePictures } from '../files/catalogue-pictures.ts';
import { filesRoutes } from '../files/routes.ts';
import { uploadedPictures } from '../files/uploaded-pictures.ts';
import { FacetCache } from '../store/facet-cache.ts';
import { recipeNamed } from '../store/picture-files.ts';
import { TextCache } from '../store/text-cache.ts';
import { DeliveryLog } from '../webhooks/delivery-log.ts';
import type { Config } from './config.ts';
import { storefrontApi } from './storefront-api.ts';

export interface AppOptions {
  database: Kysely<Database>;
  config: Pick<
    Config,
    | 'origin'
    | 'filesUrl'
    | 'shopUrl'
    | 'smtpUrl'
    | 'storefrontToken'
    | 'publicToken'
    | 'dataDirectory'
    | 'catalogueDirectory'
    | 'primaryLanguage'
    | 'webhooks'
  >;
  /** Without a token there is no Admin API. */
  adminToken?: string;
  adminClient?: { id: string; secret: string };
  /** Opens the control interface to tests. */
  control?: boolean;
  /** The webhooks that were sent, for the dashboard. */
  deliveryLog?: DeliveryLog;
  /** A shop as the platform creates it, which docs/connect.md sets up. */
  isEmptyShop?: boolean;
  /** Currencies of further markets by country. */
  markets?: Record<string, string>;
}

/** The platform as one fastify app, ready to listen or to be asked by a test. */
export async function createApp({
  database,
  config,
  adminToken,
  adminClient,
  control = false,
  deliveryLog = new DeliveryLog(),
  isEmptyShop = false,
  markets = {},
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 2 * 1024 * 1024, forceCloseConnections: true });
  // the framework's own answer is an object, which a route that sends HTML cannot send
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not Found'),
  );
  const clock = new Clock();
  const { now } = clock;
  const { origin, shopUrl, smtpUrl, dataDirectory, catalogueDirectory } = config;
  const shop = await readShop(catalogueDirectory, config.primaryLanguage);
  const filesUrl = config.filesUrl ?? `${origin}/files`;
  const textCache = new TextCache();
  const content = new ContentStore(database, isEmptyShop ? ['definition'] : []);
  await content.load();
  const faults = new FaultState({ ...(isEmptyShop ? emptyShop : faultsSchema.parse({})), markets });
  const definitions = createDefinitions(content, now);
  const requestLog = new RequestLog();
  if (control || isEmptyShop) injectFaults(app, faults);
  /** After a reset the database may hold other content. */
  const reloadContent = async () => {
    textCache.clear();
    await content.load();
  };
  if (control) {
    await app.register(controlRoutes, { database, faults, clock, requestLog, reloadContent });
  }
  await app.register(storefrontApi, {
    database,
    textCache,
    facetCache: new FacetCache(),
    now,
    origin,
    filesUrl,
    shop,
    content,
    token: config.storefrontToken,
    publicToken: config.publicToken,
    faults,
    requestLog,
    definitions,
  });
  const furtherLanguages = languages.filter((language) => language !== shop.primaryLanguage);
  const contentAdmin = {
    database,
    content,
    definitions,
    textCache,
    languages: [shop.primaryLanguage, ...furtherLanguages] as const,
    origin,
    filesUrl,
    now,
  };
  if (adminToken) {
    const access = { token: adminToken, client: adminClient };
    await app.register(adminRoutes, { ...contentAdmin, shop, shopUrl, faults, ...access });
  }
  const site = {
    database,
    textCache,
    now,
    origin,
    shop,
    shopUrl,
    smtpUrl,
    filesDirectory: path.join(catalogueDirectory, 'files'),
  };
  await app.register(checkoutRoutes, site);
  await app.register(accountRoutes, { site, filesUrl, faults });
  await app.register(consentRoutes);
  await app.register(standardActionsRoute);
  const findStored = await cataloguePictures(catalogueDirectory, shop, (name) =>
    recipeNamed(database, name),
  );
  const findUploaded = uploadedPictures(database);
  await app.register(filesRoutes, {
    dataDirectory,
    findPicture: async (name) => (await findStored(name)) ?? findUploaded(name),
  });
  await app.register(dashboardRoutes, {
    database,
    faults,
    clock,
    requestLog,
    deliveryLog,
    origin,
    shopUrl,
    webhookUrl: config.webhooks?.url,
    control,
    reloadContent,
    content: contentAdmin,
  });
  if (control && adminToken) {
    const tokens = { storefront: config.storefrontToken, admin: adminToken };
    await app.register(graphiqlRoutes, tokens);
  }
  app.get('/health', async () => ({ status: 'ok' }));
  return app;
}
