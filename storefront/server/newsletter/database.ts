import { type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

interface SubscriptionTable {
  id: Generated<string>;
  address: string;
  language: 'de' | 'en' | 'da';
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** Of the link in the confirmation mail. */
  confirmation_hash: string;
  confirmation_expires_at: Date;
  mail_asked_at: Date;
  changed_at: Date;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** The proof: what happened when, under which words. Rows are only ever added. */
interface ConsentTable {
  id: Generated<number>;
  subscription_id: string;
  event: 'given' | 'confirmed' | 'withdrawn';
  text_version: string | null;
  language: string;
  at: Date;
}

/** Outlives an erased address, of which it knows only the keyed hash: one address never gets two codes. */
interface VoucherTable {
  code: string;
  address_hash: string;
  subscription_id: string | null;
  created_at: Date;
  /** Null until the platform knows the code. */
  issued_at: Date | null;
}

export interface Database {
  'newsletter.subscription': SubscriptionTable;
  'newsletter.consent': ConsentTable;
  'newsletter.voucher': VoucherTable;
}

/** A visitor waits for these. */
const patience = { connectionTimeoutMillis: 2000, query_timeout: 4000 };

export interface Connection {
  pool: pg.Pool;
  database: Kysely<Database>;
}

export function connect(url: string, maximumConnections = 10): Connection {
  const pool = new pg.Pool({ connectionString: url, max: maximumConnections, ...patience });
  // a connection may die with its server: whoever queries it is told, the process goes on
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, database: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}
