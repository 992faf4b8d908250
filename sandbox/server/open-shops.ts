import { once } from 'node:events';
import path from 'node:path';
import freePort from 'get-port';
import type { Kysely } from 'kysely';
import { createThirdPartyApp, thirdPartyHost } from '../consent/third-party-app.ts';
import type { Databases } from '../database/databases.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';
import { receiveMails } from '../mail/receiver.ts';
import { seedIfChanged } from '../seed/seed-if-changed.ts';
import { startWebhooks } from '../webhooks/delivery.ts';
import { DeliveryLog } from '../webhooks/delivery-log.ts';
import { createApp } from './app.ts';
import type { Config, FurtherShop } from './config.ts';
import { newShopRoutes } from './new-shops.ts';
import type { Running } from './running.ts';
import { createShopServer, type ServedShop } from './shop-server.ts';

/** Serves the shops on their databases and returns their addresses, the first one's first. */
export async function openShops(config: Config, context: StartContext): Promise<string[]> {
  const { running } = context;
  const port = config.port || (await freePort());
  const origin = config.origin.replace(/:0$/, `:${port}`);
  const database = await openDatabase(context, config, undefined, config.catalogueSize);
  if (config.inboxPort) {
    const receiver = await receiveMails(database, { host: config.host, port: config.inboxPort });
    running.onStop(() => receiver.stop());
  }
  if (config.tagManagerPort) {
    const thirdParty = createThirdPartyApp();
    running.onStop(() => thirdParty.close());
    await thirdParty.listen({ host: thirdPartyHost, port: config.tagManagerPort });
  }
  const deliveryLog = new DeliveryLog();
  const webhooks = await startWebhooks(database, config.webhooks, deliveryLog);
  running.onStop(() => webhooks.stop());
  const first = await createApp({
    database,
    config: { ...config, origin },
    adminToken: config.adminToken,
    adminClient: config.adminClient,
    control: config.control,
    deliveryLog,
    isEmptyShop: config.isEmptyShop,
    markets: config.markets,
  });
  running.onStop(() => first.close());
  const shops: [ServedShop, ...ServedShop[]] = [
    { tokens: [config.storefrontToken, config.adminToken], app: first },
  ];
  const furtherShops = config.furtherShops.map((shop) => ({
    ...shop,
    origin: shop.origin.replace(/:0$/, `:${port}`),
  }));
  for (const shop of furtherShops) shops.push(await openShop(context, config, shop));
  if (config.control) {
    newShopRoutes(first, {
      origin,
      catalogueDirectory: config.catalogueDirectory,
      isTaken: (name) => shops.some((shop) => shop.name === name),
      open: async (shop) => {
        const opened = await openShop(context, config, shop);
        await opened.app.ready();
        shops.push(opened);
      },
    });
  }
  const server = await createShopServer(shops);
  running.onStop(async () => {
    server.closeAllConnections();
    server.close();
  });
  server.listen({ host: config.host, port });
  await once(server, 'listening');
  return [origin, ...furtherShops.map((shop) => shop.origin)];
}

interface StartContext {
  databases: Databases;
  running: Running;
  report: (message: string) => void;
}

async function openDatabase(
  { databases, running, report }: StartContext,
  { catalogueDirectory, primaryLanguage }: Pick<Config, 'catalogueDirectory' | 'primaryLanguage'>,
  shop?: string,
  size?: number,
): Promise<Kysely<Database>> {
  const database = await databases.open(shop);
  running.onStop(() => database.destroy());
  await migrate(database);
  await seedIfChanged(database, catalogueDirectory, report, { size, primaryLanguage });
  return database;
}

/** Webhooks and mails over SMTP belong to the first shop alone. */
async function openShop(
  context: StartContext,
  config: Config,
  shop: FurtherShop,
): Promise<ServedShop> {
  const { name, storefrontToken, adminToken } = shop;
  const ownConfig = { ...config, ...shop };
  const app = await createApp({
    database: await openDatabase(context, ownConfig, name),
    config: {
      ...ownConfig,
      dataDirectory: path.join(config.dataDirectory, 'shops', name),
      filesUrl: undefined,
      smtpUrl: undefined,
      webhooks: undefined,
    },
    adminToken,
    adminClient: config.adminClient,
    control: config.control,
  });
  context.running.onStop(() => app.close());
  return { name, tokens: [storefrontToken, adminToken], app };
}
