import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hash, newToken, openSession } from '../checkout/customers.ts';
import type { Database } from '../database/tables.ts';

const codeSeconds = 60;
/** As the platform's: who searches logs and pages for them finds them. */
const newRefreshToken = () => `shcrt_${newToken()}`;
export const accessTokenSeconds = 3600;

export interface Grant {
  id: string;
  customerId: number;
  email: string;
  accessToken: string;
  refreshToken: string;
}

interface AuthorizationRequest {
  redirectUri: string;
  codeChallenge: string;
  nonce: string | null;
}

export async function createAuthorizationCode(
  database: Kysely<Database>,
  customerId: number,
  { redirectUri, codeChallenge, nonce }: AuthorizationRequest,
  now: Date,
): Promise<string> {
  const code = newToken();
  await database
    .insertInto('authorization_code')
    .values({
      code_hash: hash(code),
      customer_id: customerId,
      redirect_uri: redirectUri,
      code_challenge: codeChallenge,
      nonce,
      expires_at: new Date(now.getTime() + codeSeconds * 1000),
    })
    .execute();
  return code;
}

/** Undefined where the platform answers `invalid_grant`. The code is used up either way. */
export async function redeemCode(
  database: Kysely<Database>,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
  now: Date,
): Promise<{ grant: Grant; nonce: string | null } | undefined> {
  const row = await database
    .deleteFrom('authorization_code')
    .where('code_hash', '=', hash(code))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= now || row.redirect_uri !== redirectUri) return undefined;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (challenge !== row.code_challenge) return undefined;
  const refreshToken = newRefreshToken();
  return database.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('account_grant')
      .values({ customer_id: row.customer_id, refresh_hash: hash(refreshToken) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { grant: await issue(trx, id, row.customer_id, refreshToken, now), nonce: row.nonce };
  });
}

/** Each refresh token is good once: undefined for one that was used, as for one that never was. */
export async function refreshGrant(
  database: Kysely<Database>,
  refreshToken: string,
  now: Date,
): Promise<Grant | undefined> {
  const next = newRefreshToken();
  return database.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('account_grant')
      .set({ refresh_hash: hash(next) })
      .where('refresh_hash', '=', hash(refreshToken))
      .returning(['id', 'customer_id'])
      .executeTakeFirst();
    return row && issue(trx, row.id, row.customer_id, next, now);
  });
}

export async function endGrant(database: Kysely<Database>, id: string): Promise<void> {
  await database.deleteFrom('account_grant').where('id', '=', id).execute();
}

async function issue(
  database: Kysely<Database>,
  id: string,
  customerId: number,
  refreshToken: string,
  now: Date,
): Promise<Grant> {
  const { email } = await database
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const lifetimeMs = accessTokenSeconds * 1000;
  const session = await openSession(database, customerId, now, { grantId: id, lifetimeMs });
  return { id, customerId, email, accessToken: session.token, refreshToken };
}
