import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createThirdPartyApp, thirdPartyHost } from '../consent/third-party-app.ts';
import { connect } from '../database/connect.ts';
import { ensureDatabase, ensureShopDatabase, startEmbeddedPostgres } from '../database/embedded.ts';
import { migrate, migrationsFingerprint } from '../database/migrate.ts';
import { receiveMails } from '../mail/receiver.ts';
import { seedIfChanged } from '../seed/seed-if-changed.ts';
import { startWebhooks } from '../webhooks/delivery.ts';
import { DeliveryLog } from '../webhooks/delivery-log.ts';
import { createApp } from './app.ts';
import { type Config, type FurtherShop, readConfig } from './config.ts';
import { createShopServer, type ServedShop } from './shop-server.ts';

const stopTimeout = 3_000;
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config));
  const database = await openDatabase(databaseUrl, config, config.catalogueSize);
  if (config.inboxPort) {
    const receiver = await receiveMails(database, { host: config.host, port: config.inboxPort });
    stops.push(() => receiver.stop());
  }
  if (config.tagManagerPort) {
    const thirdParty = createThirdPartyApp();
    stops.push(() => thirdParty.close());
    await thirdParty.listen({ host: thirdPartyHost, port: config.tagManagerPort });
  }
  const deliveryLog = new DeliveryLog();
  const webhooks = await startWebhooks(database, config.webhooks, deliveryLog);
  stops.push(() => webhooks.stop());
  const first = await createApp({
    database,
    config,
    adminToken: config.adminToken,
    adminClient: config.adminClient,
    control: config.control,
    deliveryLog,
    isEmptyShop: config.isEmptyShop,
    markets: config.markets,
  });
  stops.push(() => first.close());
  const shops: [ServedShop, ...ServedShop[]] = [
    { tokens: [config.storefrontToken, config.adminToken], app: first },
  ];
  for (const shop of config.furtherShops) {
    shops.push(await openShop(config, shop, await ensureShopDatabase(databaseUrl, shop.name)));
  }
  const server = await createShopServer(shops);
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  server.listen({ host: config.host, port: config.port });
  await once(server, 'listening');
  for (const { origin } of [config, ...config.furtherShops]) {
    console.log(`sandbox ready at ${origin}`);
  }
}

async function openDatabase(
  url: string,
  { catalogueDirectory, primaryLanguage }: Pick<Config, 'catalogueDirectory' | 'primaryLanguage'>,
  size?: number,
): Promise<ReturnType<typeof connect>> {
  const database = connect(url);
  stops.push(() => database.destroy());
  await migrate(database);
  const report = (message: string) => console.log(message);
  await seedIfChanged(database, catalogueDirectory, report, { size, primaryLanguage });
  return database;
}

/** Webhooks and mails over SMTP belong to the first shop alone. */
async function openShop(config: Config, shop: FurtherShop, url: string): Promise<ServedShop> {
  const { name, storefrontToken, adminToken } = shop;
  const ownConfig = { ...config, ...shop };
  const app = await createApp({
    database: await openDatabase(url, ownConfig),
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
  stops.push(() => app.close());
  return { name, tokens: [storefrontToken, adminToken], app };
}

async function startDatabase(config: {
  dataDirectory: string;
  postgresPort: number;
}): Promise<string> {
  const folder = path.join(config.dataDirectory, 'postgres');
  const postgres = await startEmbeddedPostgres(folder, { port: config.postgresPort });
  stops.push(() => postgres.stop());
  return ensureDatabase(postgres.url, await migrationsFingerprint());
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const step of stops.toReversed()) {
    // A seeding under way holds its connection; stopping the database ends it.
    await Promise.race([step().catch((error) => console.error(error)), delay(stopTimeout)]);
  }
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  // Whatever fails while everything is being stopped is no news.
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
