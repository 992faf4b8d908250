import { type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Declaration, MailOptions } from '../../app/entry.server.tsx';

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

/** Withdrawals, cancellations and data requests. A trigger rejects changes of what was declared. */
interface DeclarationTable {
  id: string;
  number: Generated<string>;
  kind: Declaration['kind'];
  language: MailOptions['language'];
  /** JSON; parsed by server/declarations/stored-declaration.ts. */
  content: ColumnType<unknown, string, never>;
  received_at: Date;
  /** Null until the mail server has accepted the mail. */
  receipt_sent_at: Date | null;
  copy_sent_at: Date | null;
}

/** Who wants to know when a sold-out variant is available again. Deleted when the mail was sent. */
interface RestockRequestTable {
  id: string;
  address: string;
  product_id: string;
  variant_id: string;
  /** As shown to the visitor, for the mails. */
  product_handle: string;
  product_title: string;
  variant_title: string | null;
  language: MailOptions['language'];
  /** 'queued': the variant is available and the mail has its job. */
  status: 'pending' | 'waiting' | 'queued';
  text_version: string;
  /** Hash of the token in the confirmation mail. */
  confirmation_hash: string;
  confirmation_expires_at: Date;
  mail_asked_at: Date;
  created_at: Date;
  confirmed_at: Date | null;
}

/** Prices of a variant in a market ('' is home), for the lowest price of 30 days. */
interface PriceHistoryTable {
  variant_id: string;
  market: string;
  /** JSON; parsed by server/prices/price-history.ts. */
  runs: ColumnType<unknown, string, string>;
  /** The metafield's value that the worker wrote last. */
  written: ColumnType<string | null, never, string | null>;
  seen_at: Date;
}

/** Orders of buyers who have consented to being measured. */
interface PurchaseTable {
  order_id: string;
  /** JSON; see server/measurement/purchases.ts. */
  event: ColumnType<unknown, string, never>;
  stored_at: ColumnType<Date, never, never>;
}

export interface Database {
  'newsletter.subscription': SubscriptionTable;
  'newsletter.consent': ConsentTable;
  'newsletter.voucher': VoucherTable;
  'declarations.declaration': DeclarationTable;
  'restock.request': RestockRequestTable;
  'prices.history': PriceHistoryTable;
  'measurement.purchase': PurchaseTable;
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
