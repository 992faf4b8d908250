import path from 'node:path';
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts';
import {
  isListening,
  processService,
  respondsOk,
  type Service,
} from '../../deploy/stack/service.ts';
import { connect } from '../../sandbox/database/connect.ts';
import {
  ensureDatabase,
  ensureShopDatabase,
  startEmbeddedPostgres,
} from '../../sandbox/database/embedded.ts';
import { migrate, migrationsFingerprint } from '../../sandbox/database/migrate.ts';
import { seedIfChanged } from '../../sandbox/seed/seed-if-changed.ts';
import { platformSettings } from '../../sandbox/server/storefront-settings.ts';
import { settings } from '../reliability/support/settings.ts';
import { meterSettings } from '../server/node-cost.ts';
import { startMeasuredNode } from '../support/measured-node.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.data/bench/growth');

/** Product pages that are visited once each, to see what a node and Redis keep of them. */
const distinctPages = 200;

export interface GrowthShop {
  products: number;
  origin: string;
  /** In German, from all over the catalogue. */
  productHandles: string[];
  redisUrl: string;
  usedMemory(): Promise<number>;
}

/** Shops with so many products beside each other: a sandbox, a Redis and a node each. Their databases are kept for the next run. */
export async function withShops(
  sizes: number[],
  measure: (shops: GrowthShop[]) => Promise<void>,
): Promise<void> {
  const catalogue = await generateCatalogue(undefined, console.log);
  const postgres = await startEmbeddedPostgres(folder, {
    flags: [
      '-c shared_buffers=1GB',
      '-c max_wal_size=8GB',
      '-c maintenance_work_mem=512MB',
      // can be seeded again
      '-c fsync=off',
    ],
  });
  const stops = [() => postgres.stop()];
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  const interrupted = () => void stopAll().then(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const first = await ensureDatabase(postgres.url, await migrationsFingerprint());
    const shops: GrowthShop[] = [];
    for (const [index, size] of sizes.entries()) {
      const database = await ensureShopDatabase(first, `of_${size}`);
      shops.push(await startShop(index, size, { database, catalogue, stops }));
    }
    await measure(shops);
  } finally {
    await stopAll();
  }
}

interface Parts {
  database: string;
  catalogue: string;
  stops: (() => Promise<void>)[];
}

async function startShop(
  index: number,
  size: number,
  { database, catalogue, stops }: Parts,
): Promise<GrowthShop> {
  const port = settings.BENCH_PORT + index;
  const [redisPort, sandboxPort] = [port + 10, port + 20];
  const start = async (service: Service) => {
    await service.start();
    stops.push(() => service.stop());
  };
  const seeded = await seededCatalogue(database, catalogue, size);
  await start(
    processService({
      name: `redis of ${size}`,
      command: 'redis-server',
      args: ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
      isReady: () => isListening(redisPort),
      output: () => {},
    }),
  );
  const sandbox = `http://localhost:${sandboxPort}`;
  await start(
    processService({
      name: `sandbox of ${size}`,
      command: process.execPath,
      args: [path.join(root, 'catalogue/start-sandbox.ts')],
      env: {
        DATABASE_URL: database,
        SANDBOX_CATALOGUE: catalogue,
        CATALOGUE_SIZE: `${size}`,
        SANDBOX_PORT: `${sandboxPort}`,
        SANDBOX_DATA_DIR: path.join(folder, `${size}`),
      },
      isReady: () => respondsOk(`${sandbox}/health`),
      output: () => {},
    }),
  );
  const redisUrl = `redis://127.0.0.1:${redisPort}`;
  const { stop, ...node } = await startMeasuredNode(port, {
    ...platformSettings(sandbox),
    ...meterSettings,
    REDIS_URL: redisUrl,
    // a search as each visitor sends it: the limit is by address
    TRUST_PROXY: '1',
  });
  stops.push(stop);
  return { ...seeded, ...node, redisUrl };
}

async function seededCatalogue(url: string, catalogue: string, size: number) {
  const database = connect(url);
  try {
    await migrate(database);
    await seedIfChanged(database, catalogue, (message) => console.log(`${size}: ${message}`), {
      size,
    });
    const { products } = await database
      .selectFrom('catalogue_state')
      .select('products')
      .executeTakeFirstOrThrow();
    const texts = await database
      .selectFrom('product_text')
      .select('handle')
      .where('language', '=', 'de')
      .orderBy((eb) => eb.fn('md5', ['handle']))
      .limit(distinctPages)
      .execute();
    return { products, productHandles: texts.map(({ handle }) => handle) };
  } finally {
    await database.destroy();
  }
}
