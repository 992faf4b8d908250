import Fastify from 'fastify';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { adminRoutes } from '../admin/routes.ts';
import { FaultState, type Faults } from '../control/faults.ts';
import type { Database } from '../database/tables.ts';

/** The Admin API of a new shop at an address of its own, without a database: definitions and webhooks, no discounts. */
export async function startAdminApi() {
  const faults = new FaultState();
  const database = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  let now = new Date('2026-11-01T12:00:00Z');
  const app = Fastify({ forceCloseConnections: true });
  const tokens: unknown[] = [];
  app.addHook('onRequest', async (request) => {
    if (request.url.endsWith('graphql.json'))
      tokens.push(request.headers['x-shopify-access-token']);
  });
  await app.register(adminRoutes, {
    database,
    faults,
    now: () => now,
    token: 'fixed-token',
    client: { id: 'client', secret: 'client-secret' },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    /** The tokens of the calls so far. */
    tokens,
    now: () => now.getTime(),
    passHours(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
    setFaults(change: Partial<Faults>) {
      faults.current = { ...faults.current, ...change };
    },
    close: () => app.close(),
  };
}
