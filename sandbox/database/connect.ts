import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './tables.ts';

const int8 = 20;
const int8Array = 1016;
const date = 1082;

/** All our 64-bit ids are below 2^53; dates stay the text they are. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return Number;
    if (oid === int8Array) return (text: string) => arrayOfNumbers(text);
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

export function connect(url: string, maximumConnections = 10): Kysely<Database> {
  return connectPool({ connectionString: url, max: maximumConnections });
}

export function connectPool(config: pg.PoolConfig): Kysely<Database> {
  const pool = new pg.Pool({ ...config, types });
  // A connection may die with its server; whoever queries it is told, the process goes on.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

/** For the few reads that every page needs: the server keeps their plans, and no query is built anew. */
export async function preparedQuery<Row extends pg.QueryResultRow>(
  database: Kysely<Database>,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Row[]> {
  const pool = pools.get(database);
  if (!pool) throw new Error('A prepared query needs the database itself, not a transaction.');
  const { rows } = await pool.query<Row>({ ...statement, values });
  return rows;
}

function arrayOfNumbers(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}
