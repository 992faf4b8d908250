import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Subscriber } from './email-service.ts';
import type { Tokens } from './tokens.ts';

const pageSize = 500;

interface ListOptions {
  database: Kysely<Database>;
  tokens: Tokens;
  publicOrigin: string;
}

/** Confirmed subscribers with the proof of their consent, one page after the other. */
export async function* confirmedSubscribers({ database, tokens, publicOrigin }: ListOptions) {
  let after: string | null = null;
  for (;;) {
    const page = await readPage(database, after);
    for (const { id, ...row } of page) {
      yield { ...row, unsubscribe_url: unsubscribeUrl(id, row.language, { tokens, publicOrigin }) };
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The subscriber as the e-mail service gets it; undefined if it is not confirmed. */
export async function confirmedSubscriber(
  id: string,
  { database, ...links }: ListOptions,
): Promise<Subscriber | undefined> {
  const row = await confirmed(database).where('s.id', '=', id).executeTakeFirst();
  return (
    row && {
      address: row.address,
      language: row.language,
      consentGivenAt: row.consent_given_at,
      consentTextVersion: row.consent_text_version,
      confirmedAt: row.confirmed_at,
      unsubscribeUrl: unsubscribeUrl(id, row.language, links),
    }
  );
}

function unsubscribeUrl(
  subscriptionId: string,
  language: string,
  { tokens, publicOrigin }: Pick<ListOptions, 'tokens' | 'publicOrigin'>,
): string {
  const token = tokens.sign('unsubscribe', { subscriptionId, expiresAt: null });
  return `${publicOrigin}/${language}/newsletter/unsubscribe?token=${token}`;
}

function readPage(database: Kysely<Database>, after: string | null) {
  return confirmed(database)
    .$if(after !== null, (query) => query.where('s.id', '>', after ?? ''))
    .orderBy('s.id')
    .limit(pageSize)
    .execute();
}

/** Consent counts from the last confirmation, and the text from the last sign-up before it. */
function confirmed(database: Kysely<Database>) {
  return database
    .selectFrom('newsletter.subscription as s')
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('newsletter.consent')
          .select('at')
          .whereRef('subscription_id', '=', 's.id')
          .where('event', '=', 'confirmed')
          .orderBy('id', 'desc')
          .limit(1)
          .as('confirmed'),
      (on) => on.onTrue(),
    )
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('newsletter.consent')
          .select(['at', 'text_version'])
          .whereRef('subscription_id', '=', 's.id')
          .where('event', '=', 'given')
          .whereRef('at', '<=', 'confirmed.at')
          .orderBy('id', 'desc')
          .limit(1)
          .as('given'),
      (on) => on.onTrue(),
    )
    .select([
      's.id',
      's.address',
      's.language',
      'given.at as consent_given_at',
      'given.text_version as consent_text_version',
      'confirmed.at as confirmed_at',
    ])
    .where('s.status', '=', 'confirmed');
}

/** RFC 4180. A leading `=`, `+`, `-` or `@` would be run as a formula by spreadsheets. */
export function csvLine(values: (string | Date | null)[]): string {
  const cells = values.map((value) => {
    const text = value instanceof Date ? value.toISOString() : (value ?? '');
    const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return cells.join(',');
}
