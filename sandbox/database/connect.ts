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

export function connect(url: string, maximumConnections = 10): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: url, max: maximumConnections, types });
  // An idle connection may die with the server; the next query says so.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

function arrayOfNumbers(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}
