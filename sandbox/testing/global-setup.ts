import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../seed/seed.ts';
import { runOnServer } from './server.ts';
import { testCatalogue } from './test-catalogue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { url: string; templates: Record<'empty' | 'seeded', string> };
  }
}

/** One PostgreSQL for the whole run, with templates from which each test file copies its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  // several projects of one run have databases of their own
  const prefix = `sandbox_test_${process.pid}_${project.name.replaceAll('-', '_')}`;
  const templates = { empty: `${prefix}_empty`, seeded: `${prefix}_seeded` };
  const tearDown = async () => {
    for (const name of Object.values(templates)) {
      await runOnServer(server.url, `drop database if exists ${name} with (force)`);
    }
    await server.stop();
  };
  try {
    await createTemplates(server.url, templates);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServer', { url: server.url, templates });
  return tearDown;
}

async function createTemplates(
  server: string,
  { empty, seeded }: { empty: string; seeded: string },
): Promise<void> {
  await runOnServer(server, `create database ${empty}`);
  await withDatabase(server, empty, migrate);
  await runOnServer(server, `create database ${seeded} template ${empty}`);
  await withDatabase(server, seeded, async (database) => seed(database, await testCatalogue()));
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const url = new URL(given);
    url.pathname = '';
    return { url: url.href.replace(/\/$/, ''), stop: async () => undefined };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-test-'));
  const postgres = await startEmbeddedPostgres(folder, {
    flags: ['-c fsync=off', '-c full_page_writes=off'],
  });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function withDatabase(
  server: string,
  name: string,
  work: (database: ReturnType<typeof connect>) => Promise<void>,
): Promise<void> {
  const database = connect(`${server}/${name}`, 2);
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}
