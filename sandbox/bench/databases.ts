import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Catalogue } from '../catalogue-format/catalogue.ts';
import { connect } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../seed/seed.ts';
import { runOnServer } from '../testing/server.ts';

/** A PostgreSQL of its own for one measurement; gone afterwards. */
export async function withPostgres(measure: (server: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-bench-'));
  const postgres = await startEmbeddedPostgres(folder, {
    flags: ['-c shared_buffers=1GB', '-c max_wal_size=8GB', '-c maintenance_work_mem=512MB'],
  });
  try {
    await measure(postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function seededDatabase(
  server: string,
  name: string,
  catalogue: Catalogue,
  size?: number,
): Promise<string> {
  await runOnServer(server, `create database ${name}`);
  const url = `${server}/${name}`;
  const database = connect(url);
  await migrate(database);
  const started = performance.now();
  await seed(database, catalogue, { size });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`seeded ${size ?? catalogue.products.length} products in ${seconds} s`);
  await runOnServer(server, 'checkpoint');
  await database.destroy();
  return url;
}
