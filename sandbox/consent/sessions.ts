import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { cookieOf } from './cookie-of.ts';

/** Visitor and visit. The platform's own value is not published; it sets it for servers only, too. */
const cookieName = '_shopify_analytics';
const cookieSeconds = 365 * 24 * 3600;
const cookieValue = z.templateLiteral([z.uuid(), '.', z.uuid()]);
const trackingConsent = z.object({ analytics: z.boolean() });

interface Session {
  id: string;
  visitor: string;
}

interface VisitOptions {
  database: Kysely<Database>;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

/** An API call that tells what the visitor agreed to: begins a session, finds the one of the cookie, or ends it. */
export async function answerSession(
  { database, request, reply, now }: VisitOptions,
  { analytics }: { analytics?: boolean | undefined },
): Promise<void> {
  if (!analytics) {
    reply.header('Set-Cookie', `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
    return;
  }
  const { referer, 'shopify-storefront-id': storefront } = request.headers;
  const session =
    (await findSession(database, request)) ??
    (await beginSession(database, now, referer ?? '', storefront));
  sendSession(reply, session);
}

/** A page of the checkout: a visitor who agreed and has no session yet begins one, whatever was before. */
export async function noteAtCheckout(
  { database, request, reply, now }: VisitOptions,
  event: string,
): Promise<void> {
  const known = await findSession(database, request);
  if (!known && !hasAgreed(request)) return;
  const session = known ?? (await beginSession(database, now, 'checkout', undefined));
  if (!known) sendSession(reply, session);
  await database
    .updateTable('visit_session')
    .set(({ fn, ref, val }) => ({ events: fn('array_append', [ref('events'), val(event)]) }))
    .where('id', '=', session.id)
    .execute();
}

function hasAgreed(request: FastifyRequest): boolean {
  const { _cs: code } = z.object({ _cs: z.string().catch('') }).parse(request.query);
  if (/^3\.A/.test(code)) return true;
  try {
    const cookie = cookieOf(request.headers.cookie, '_tracking_consent');
    return trackingConsent.parse(JSON.parse(decodeURIComponent(cookie ?? ''))).analytics;
  } catch {
    return false;
  }
}

async function findSession(
  database: Kysely<Database>,
  { headers }: FastifyRequest,
): Promise<Session | undefined> {
  const value = cookieValue.safeParse(cookieOf(headers.cookie, cookieName)).data;
  if (!value) return undefined;
  return database
    .selectFrom('visit_session')
    .select(['id', 'visitor'])
    .where('id', '=', value.split('.')[1] ?? '')
    .executeTakeFirst();
}

function beginSession(
  database: Kysely<Database>,
  now: Date,
  landing: string,
  storefront: string | string[] | undefined,
): Promise<Session> {
  return database
    .insertInto('visit_session')
    .values({ landing, started_at: now, storefront: storefront?.toString() ?? null })
    .returning(['id', 'visitor'])
    .executeTakeFirstOrThrow();
}

function sendSession(reply: FastifyReply, { id, visitor }: Session): void {
  reply.header('Server-Timing', `_y;desc="${visitor}", _s;desc="${id}"`);
  reply.header(
    'Set-Cookie',
    `${cookieName}=${visitor}.${id}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax`,
  );
}
