import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface Customer {
  id: number;
  email: string;
}

const linkMinutes = 15;
const sessionMs = 30 * 24 * 3_600_000;

/** The first order gives a customer its name. */
export async function findOrAddCustomer(
  database: Kysely<Database>,
  email: string,
  { firstName, lastName }: { firstName?: string; lastName?: string } = {},
): Promise<Customer> {
  const [first_name, last_name] = [firstName || null, lastName || null];
  return database
    .insertInto('customer')
    .values({ email: email.toLowerCase(), first_name, last_name })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((known) => ({
        first_name: known.fn.coalesce('customer.first_name', 'excluded.first_name'),
        last_name: known.fn.coalesce('customer.last_name', 'excluded.last_name'),
      })),
    )
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

/** A secret for a mailed link; only its hash is kept. */
export async function createSignInLink(
  database: Kysely<Database>,
  email: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + linkMinutes * 60_000);
  await database
    .insertInto('sign_in_link')
    .values({ token_hash: hash(token), email: email.toLowerCase(), expires_at })
    .execute();
  return token;
}

export async function isUsableLink(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<boolean> {
  const link = await database
    .selectFrom('sign_in_link')
    .select('email')
    .where('token_hash', '=', hash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses the link up and opens a session. Answers the session's token. */
export async function signIn(
  database: Kysely<Database>,
  linkToken: string,
  now: Date,
): Promise<string | undefined> {
  return database.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('sign_in_link')
      .set({ used_at: now })
      .where('token_hash', '=', hash(linkToken))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('email')
      .executeTakeFirst();
    if (!link) return undefined;
    const customer = await findOrAddCustomer(trx, link.email);
    return (await openSession(trx, customer.id, now)).token;
  });
}

/** Six digits for a mail, good for one address; kept like a link's secret. */
export async function createSignInCode(
  database: Kysely<Database>,
  email: string,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires_at = new Date(now.getTime() + linkMinutes * 60_000);
  await database
    .insertInto('sign_in_link')
    .values({ token_hash: hash(codeSecret(email, code)), email: email.toLowerCase(), expires_at })
    .onConflict((same) => same.column('token_hash').doUpdateSet({ expires_at, used_at: null }))
    .execute();
  return code;
}

/** Answers the token of a new session, or undefined for a wrong code. */
export function signInByCode(database: Kysely<Database>, email: string, code: string, now: Date) {
  return signIn(database, codeSecret(email, code), now);
}

function codeSecret(email: string, code: string): string {
  return `${email.toLowerCase()} ${code}`;
}

export async function openSession(
  database: Kysely<Database>,
  customerId: number,
  now: Date,
  { grantId = null, lifetimeMs = sessionMs }: { grantId?: string | null; lifetimeMs?: number } = {},
): Promise<{ token: string; expiresAt: Date }> {
  // an access token of the Customer Account API is recognised by its beginning
  const token = `${grantId === null ? '' : 'shcat_'}${newToken()}`;
  const expires_at = new Date(now.getTime() + lifetimeMs);
  await database
    .insertInto('customer_session')
    .values({ token_hash: hash(token), customer_id: customerId, expires_at, grant_id: grantId })
    .execute();
  return { token, expiresAt: expires_at };
}

export async function findSignedIn(
  database: Kysely<Database>,
  sessionToken: string | undefined,
  now: Date,
): Promise<Customer | undefined> {
  if (!sessionToken) return undefined;
  return database
    .selectFrom('customer_session')
    .innerJoin('customer', 'customer.id', 'customer_session.customer_id')
    .select(['customer.id', 'customer.email'])
    .where('token_hash', '=', hash(sessionToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function signOut(database: Kysely<Database>, sessionToken: string): Promise<void> {
  await database
    .deleteFrom('customer_session')
    .where('token_hash', '=', hash(sessionToken))
    .execute();
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
