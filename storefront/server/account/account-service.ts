import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AccountService } from '../../app/entry.server.tsx';
import type { RedisConnections } from '../cache/redis.ts';
import { AccountError } from './account-error.ts';
import { createDiscovery } from './discovery.ts';
import { freshSession } from './fresh-session.ts';
import { createOauthClient } from './oauth-client.ts';
import { ownPath } from './own-path.ts';
import { createSessionStore, newSecret } from './session-store.ts';

const timeoutMs = 8_000;
const sessionCookie = '__Host-account';
const attemptCookie = '__Host-account-attempt';
const sessionSeconds = 30 * 24 * 3600;
const attemptSeconds = 600;

interface AccountOptions {
  clientId: string;
  publicOrigin: string;
  /** Publishes the endpoints. */
  platformOrigin: string;
  secret: string;
  redis: RedisConnections;
  /** Of visitors whose language is not known any more. */
  defaultLanguage: string;
  now?: () => number;
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const nameSchema = z.object({ customer: z.object({ firstName: z.string().nullable() }) });

export function createAccountService(options: AccountOptions) {
  const { publicOrigin, platformOrigin, redis, secret, defaultLanguage, now = Date.now } = options;
  const discovery = createDiscovery(platformOrigin, now);
  const oauth = createOauthClient({ ...options, discovery, now });
  const store = createSessionStore(redis, secret);
  const parts = { store, oauth, now };

  async function post(accessToken: string, document: string, variables: object) {
    const { graphql } = await discovery();
    try {
      const response = await fetch(graphql, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // as the platform wants it: without the word Bearer
          authorization: accessToken,
          origin: publicOrigin,
        },
        body: JSON.stringify({ query: document, variables }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = answerSchema.safeParse(await response.json().catch(() => null));
      return { status: response.status, body: body.data };
    } catch (cause) {
      throw new AccountError('the platform does not answer', { cause });
    }
  }

  async function send<Data>(
    id: string,
    document: string,
    variables: object,
    shape: z.ZodType<Data>,
  ): Promise<Data> {
    const session = (await freshSession(id, parts)) ?? signedOut();
    let answer = await post(session.accessToken, document, variables);
    if (answer.status === 401) {
      const renewed = (await freshSession(id, parts, session.accessToken)) ?? signedOut();
      answer = await post(renewed.accessToken, document, variables);
      if (answer.status === 401) {
        await store.remove(id);
        signedOut();
      }
    }
    const { status, body } = answer;
    const data = shape.safeParse(body?.data);
    if (status === 200 && data.success) return data.data;
    const reason = body?.errors?.[0]?.message ?? `status ${status}`;
    throw new AccountError(`the Customer Account API responded with an error (${reason})`);
  }

  /** Null where the platform does not say: the sign-in goes on without. */
  async function firstNameOf(accessToken: string): Promise<string | null> {
    try {
      const { body } = await post(accessToken, '{ customer { firstName } }', {});
      return nameSchema.safeParse(body?.data).data?.customer.firstName ?? null;
    } catch {
      return null;
    }
  }

  const service: AccountService = {
    customer(request) {
      const id = cookieOf(request, sessionCookie);
      return id === null
        ? null
        : { send: (document, variables, shape) => send(id, document, variables, shape) };
    },

    async signedIn(request) {
      const id = cookieOf(request, sessionCookie);
      const session = id === null ? null : await store.read(id).catch(() => null);
      return session && { firstName: session.firstName };
    },

    async signIn({ locale, returnTo }) {
      const id = newSecret();
      const attempt = {
        state: newSecret(),
        nonce: newSecret(),
        verifier: newSecret(),
        locale,
        returnTo: ownPath(returnTo, publicOrigin) ?? `/${locale}/account`,
      };
      const location = await oauth.authorizeUrl(attempt, locale.slice(0, 2));
      await store.writeAttempt(id, attempt);
      return { location, cookies: [cookie(attemptCookie, id, attemptSeconds)] };
    },

    async signOut(request, returnTo) {
      const cookies = [cookie(sessionCookie, '', 0)];
      const id = cookieOf(request, sessionCookie);
      const session = id === null ? null : await store.read(id);
      if (id === null || !session) return { location: returnTo, cookies };
      await store.remove(id);
      // where the platform does not answer, the session has at least ended here
      const location = await oauth.logoutUrl(session.idToken, returnTo).catch(() => returnTo);
      return { location, cookies };
    },
  };

  /** The browser comes back from the platform's sign-in page. */
  async function handleCallback(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const attemptId = cookieOf(request, attemptCookie);
    const cookies = [cookie(attemptCookie, '', 0)];
    const failed = (locale: string) => redirect(`/${locale}/account/sign-in-failed`, cookies);
    try {
      const attempt = attemptId === null ? null : await store.takeAttempt(attemptId);
      if (!attempt) return failed(defaultLanguage);
      const code = searchParams.get('code');
      if (!code || !isSame(searchParams.get('state') ?? '', attempt.state)) {
        return failed(attempt.locale);
      }
      const session = await oauth.redeem(code, attempt);
      if (!session) return failed(attempt.locale);
      // a new id: one that was in the browser before may be known to somebody else
      const former = cookieOf(request, sessionCookie);
      if (former !== null) await store.remove(former);
      const id = newSecret();
      await store.write(id, {
        ...session,
        firstName: await firstNameOf(session.accessToken),
      });
      return redirect(attempt.returnTo, [...cookies, cookie(sessionCookie, id, sessionSeconds)]);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return failed(defaultLanguage);
    }
  }

  return { service, handleCallback };
}

function signedOut(): never {
  throw new AccountError('the session has ended', { isSignedOut: true });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function cookieOf(request: Request, name: string): string | null {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

function cookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store' });
  for (const one of cookies) headers.append('Set-Cookie', one);
  return new Response(null, { status: 303, headers });
}
