import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { connect, connectPool } from './connect.ts';
import { ensureDatabase, ensureShopDatabase, startEmbeddedPostgres } from './embedded.ts';
import { migrationsFingerprint } from './migrate.ts';
import type { Database } from './tables.ts';

/** Where the databases of a sandbox's shops are. */
export interface Databases {
  /** Undefined for the first shop. */
  open(shop?: string): Promise<Kysely<Database>>;
  stop(): Promise<void>;
}

interface Options {
  /** A server that is there already. */
  databaseUrl?: string | undefined;
  engine: 'auto' | 'embedded' | 'pglite';
  dataDirectory: string;
  postgresPort: number;
}

/**
 * The given server, else the embedded one, else PGlite, which runs wherever Node does. `onSpawn` is called when the
 * process of the embedded one has been started.
 */
export async function startDatabases(
  options: Options,
  report: (message: string) => void,
  onSpawn: () => void = () => undefined,
): Promise<Databases> {
  if (options.databaseUrl) return onServer(options.databaseUrl, async () => undefined);
  if (options.engine !== 'pglite') {
    try {
      return await embedded(options, onSpawn);
    } catch (error) {
      if (options.engine === 'embedded') throw error;
      report(`${String(error instanceof Error ? error.message : error).trim()}\nusing PGlite`);
    }
  }
  return inProcess(path.join(options.dataDirectory, 'pglite'));
}

async function embedded(
  { dataDirectory, postgresPort }: Options,
  onSpawn: () => void,
): Promise<Databases> {
  const folder = path.join(dataDirectory, 'postgres');
  const postgres = await startEmbeddedPostgres(folder, { port: postgresPort, onSpawn });
  const url = await ensureDatabase(postgres.url, await migrationsFingerprint());
  return onServer(url, () => postgres.stop());
}

function onServer(url: string, stop: () => Promise<void>): Databases {
  return {
    stop,
    open: async (shop) => connect(shop ? await ensureShopDatabase(url, shop) : url),
  };
}

/** PGlite has one connection and one database an instance, so each shop has an instance of its own. */
async function inProcess(folder: string): Promise<Databases> {
  const [{ PGlite }, { createPgConfig }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const current = path.join(folder, await migrationsFingerprint());
  // as with the embedded server: a changed structure starts afresh
  if (!(await exists(current))) await rm(folder, { recursive: true, force: true });
  const opened: { close(): Promise<void> }[] = [];
  return {
    open: async (shop = 'first') => {
      const dataDir = path.join(current, shop);
      await mkdir(dataDir, { recursive: true });
      const instance = await PGlite.create({ dataDir, extensions: { pg_trgm } });
      opened.push(instance);
      return connectPool({ ...createPgConfig(instance), max: 1 });
    },
    stop: async () => {
      await Promise.all(opened.map((instance) => instance.close()));
    },
  };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
