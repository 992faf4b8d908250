import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type Language, languages } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { cookieOf } from '../consent/cookie-of.ts';
import type { Database } from '../database/tables.ts';
import type { TextCache } from '../store/text-cache.ts';
import { type Customer, findSignedIn } from './customers.ts';
import type { PageFrame } from './page.ts';

/** What every page of the checkout works with. */
export interface Site {
  database: Kysely<Database>;
  textCache: TextCache;
  /** The sandbox's public base URL. */
  origin: string;
  /** What the catalogue tells of the shop. */
  shop: Shop;
  /** Where the catalogue's stored files are: logo and favicon. */
  filesDirectory: string;
  /** The shop's address with "{lang}" where its language goes. */
  shopUrl: string;
  /** Without it mails are only shown in the inbox. */
  smtpUrl?: string | undefined;
  now: () => Date;
}

const sessionCookie = 'sandbox_account';

export const localeQuery = z.object({ locale: z.enum(languages).optional().catch(undefined) });

/** In the language the address asks for, else in `fallback`. */
export function pageFrame(
  { shop, shopUrl }: Site,
  request: FastifyRequest,
  fallback: Language = shop.primaryLanguage,
): PageFrame {
  const { locale } = localeQuery.parse(request.query);
  return { language: locale ?? fallback, shopUrl, shop };
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The key of a cart stands in its address.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Pages are HTML, forms arrive url-encoded, nothing is kept by a browser or a proxy. */
export function servePages(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers).type('text/html; charset=utf-8');
  });
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof z.ZodError)) throw error;
    if (request.method === 'GET') return reply.callNotFound();
    return reply.code(400).type('text/plain; charset=utf-8').send('Bad Request');
  });
}

/** Null ends the session in the browser. */
export function sessionCookieHeader(origin: string, token: string | null): string {
  const maxAge = token === null ? 0 : 30 * 24 * 3600;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${sessionCookie}=${token ?? ''}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return cookieOf(request.headers.cookie, sessionCookie);
}

export function signedIn(site: Site, request: FastifyRequest): Promise<Customer | undefined> {
  return findSignedIn(site.database, sessionToken(request), site.now());
}
