import { type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { MailOptions } from '../../app/entry.server.tsx';

interface SubscriptionTable {
  id: Generated<string>;
  address: string;
  language: MailOptions['language'];
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** Hash of the token in the confirmation mail. */
  confirmation_hash: string;
  confirmation_expires_at: Date;
  mail_asked_at: Date;
  changed_at: Date;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** The `changed_at` that the e-mail service was told of. */
  service_knows: ColumnType<Date | null, never, Date>;
}

/** Proof of consent: what happened when, and the version of the text. Append-only. */
interface ConsentTable {
  id: Generated<number>;
  subscription_id: string;
  event: 'given' | 'confirmed' | 'withdrawn';
  text_version: string | null;
  language: string;
  at: Date;
}

/** Kept after an address is erased, with a keyed hash of it: a mailbox never gets two codes. */
interface VoucherTable {
  code: string;
  address_hash: string;
  subscription_id: string | null;
  created_at: Date;
  /** Null until the code was created on the platform. */
  issued_at: Date | null;
}

/** Withdrawals and cancellations. A trigger rejects changes of what was declared. */
interface DeclarationTable {
  id: string;
  number: Generated<string>;
  kind: 'withdrawal' | 'cancellation';
  language: MailOptions['language'];
  /** JSON; parsed by server/declarations/stored-declaration.ts. */
  content: ColumnType<unknown, string, never>;
  received_at: Date;
  /** Null until the mail server has accepted the mail. */
  receipt_sent_at: Date | null;
  copy_sent_at: Date | null;
}

export interface Database {
  'newsletter.subscription': SubscriptionTable;
  'newsletter.consent': ConsentTable;
  'newsletter.voucher': VoucherTable;
  'declarations.declaration': DeclarationTable;
}

/** Short, since visitors wait for these queries. */
const timeouts = { connectionTimeoutMillis: 2000, query_timeout: 4000 };

export interface Connection {
  pool: pg.Pool;
  database: Kysely<Database>;
}

export function connect(url: string, maximumConnections = 10): Connection {
  const pool = new pg.Pool({ connectionString: url, max: maximumConnections, ...timeouts });
  // errors of idle connections must not crash the process; queries report their own
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, database: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}
