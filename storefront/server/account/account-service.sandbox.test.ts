import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { startTestSandbox } from '../../../sandbox/testing/start-sandbox.ts';
import { startRedis } from '../testing/redis-server.ts';
import { createAccountService } from './account-service.ts';

const redis = await startRedis();
afterAll(() => redis.stop());
const sandbox = await startTestSandbox();
const connection = await redis.connect();
const publicOrigin = 'http://shop.test';
const secret = 'a-secret-of-this-test-of-enough-length';

let clockOffset = 0;

/** A node of the storefront. */
const createNode = (node = connection) =>
  createAccountService({
    clientId: 'sandbox-account-client',
    publicOrigin,
    platformOrigin: sandbox.origin,
    secret,
    redis: node,
    defaultLanguage: 'de',
    now: () => Date.now() + clockOffset,
  });
const node = createNode();

/** Keeps the cookies of one origin. */
class Jar {
  readonly cookies = new Map<string, string>();
  store(headers: readonly string[]) {
    for (const header of headers) {
      const [name = '', value = ''] = header.split(';')[0]?.split('=') ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
  get header() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

const requestOf = (jar: Jar, path = '/de/account') =>
  new Request(publicOrigin + path, { headers: { cookie: jar.header } });

const mails = z.array(z.object({ recipient: z.string(), subject: z.string() }));

/** Types address and code at the platform; answers where the browser is sent then. */
async function signInAtPlatform(address: string, email: string): Promise<string> {
  const post = (form: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await post({ email });
  const all = mails.parse(await (await fetch(`${sandbox.origin}/_control/mails`)).json());
  const subject = all.find(({ recipient }) => recipient === email)?.subject ?? '';
  const answer = await post({ email, code: /\d{6}/.exec(subject)?.[0] ?? '' });
  return answer.headers.get('location') ?? '';
}

async function beginSignIn(jar: Jar, returnTo = '/de/account') {
  const { location, cookies } = await node.service.signIn({ locale: 'de', returnTo });
  jar.store(cookies);
  return { location, cookies };
}

async function comeBack(jar: Jar, location: string, { handleCallback } = node) {
  const { pathname, search } = new URL(location);
  const response = await handleCallback(requestOf(jar, pathname + search));
  const cookies = response.headers.getSetCookie();
  jar.store(cookies);
  return { location: response.headers.get('location'), cookies, response };
}

async function signIn(email: string): Promise<Jar> {
  const jar = new Jar();
  const { location } = await beginSignIn(jar);
  await comeBack(jar, await signInAtPlatform(location, email));
  return jar;
}

const emailShape = z.object({
  customer: z.object({ emailAddress: z.object({ emailAddress: z.string() }) }),
});

async function emailOf(jar: Jar, { service } = node): Promise<string> {
  const customer = service.customer(requestOf(jar));
  if (!customer) throw new Error('there is no session cookie');
  const query = '{ customer { emailAddress { emailAddress } } }';
  return (await customer.send(query, {}, emailShape)).customer.emailAddress.emailAddress;
}

async function expire(email: string, grants = false) {
  await fetch(`${sandbox.origin}/_control/customers/${email}/expire`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grants }),
  });
}

const failed = '/de/account/sign-in-failed';
const signedOut = { name: 'AccountError', isSignedOut: true };
const unavailable = { name: 'AccountError', isSignedOut: false };

test('signs in with state, nonce and PKCE, and returns to the page', async () => {
  const jar = new Jar();
  const begun = await beginSignIn(jar, '/en/account/orders?after=x');
  const { searchParams } = new URL(begun.location);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    redirect_uri: 'http://shop.test/account/callback',
    code_challenge_method: 'S256',
    locale: 'de',
  });
  const values = ['state', 'nonce', 'code_challenge'].map((name) => searchParams.get(name));
  expect(new Set(values).size).toBe(3);
  for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
  const back = await comeBack(jar, await signInAtPlatform(begun.location, 'rita@example.com'));
  expect(back.location).toBe('/en/account/orders?after=x');
  expect(await emailOf(jar)).toBe('rita@example.com');
});

test('cookies are for our host only, and no script reads them; answers are never stored', async () => {
  const jar = new Jar();
  const begun = await beginSignIn(jar);
  const back = await comeBack(jar, await signInAtPlatform(begun.location, 'flags@example.com'));
  const all = [...begun.cookies, ...back.cookies];
  expect(all).toHaveLength(3);
  for (const cookie of all) {
    expect(cookie).toMatch(
      /^__Host-account(-attempt)?=[\w-]*; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/,
    );
  }
  expect(back.response.headers.get('cache-control')).toBe('private, no-store');
});

test.each(['https://evil.example/', '//evil.example', '/.//evil.example'])(
  'signing in never leads to %s',
  async (returnTo) => {
    const jar = new Jar();
    const begun = await beginSignIn(jar, returnTo);
    const back = await comeBack(jar, await signInAtPlatform(begun.location, 'open@example.com'));
    expect(back.location).toBe('/de/account');
  },
);

test.each([
  ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
  ['no state', (url: URL) => url.searchParams.delete('state')],
  ['no code', (url: URL) => url.searchParams.delete('code')],
  ['an error', (url: URL) => url.searchParams.set('code', '')],
])('coming back with %s signs nobody in', async (_name, change) => {
  const jar = new Jar();
  const { location } = await beginSignIn(jar);
  const target = new URL(await signInAtPlatform(location, 'state@example.com'));
  change(target);
  expect((await comeBack(jar, target.href)).location).toBe(failed);
  expect(node.service.customer(requestOf(jar))).toBeNull();
});

test.each(['nonce', 'code_challenge'])('an answer for another %s signs nobody in', async (name) => {
  const jar = new Jar();
  const { location } = await beginSignIn(jar);
  const address = new URL(location);
  address.searchParams.set(name, 'x'.repeat(43));
  const back = await comeBack(jar, await signInAtPlatform(address.href, 'other@example.com'));
  expect(back.location).toBe(failed);
  expect(node.service.customer(requestOf(jar))).toBeNull();
});

test('an attempt is good once, in the browser that began it', async () => {
  const jar = new Jar();
  const { location } = await beginSignIn(jar);
  const kept = new Jar();
  kept.cookies.set('__Host-account-attempt', jar.cookies.get('__Host-account-attempt') ?? '');
  const target = await signInAtPlatform(location, 'once@example.com');
  expect((await comeBack(new Jar(), target)).location).toBe(failed);
  expect((await comeBack(jar, target)).location).toBe('/de/account');
  expect((await comeBack(kept, target)).location).toBe(failed);
});

test('signing in replaces the session that the browser had', async () => {
  const jar = await signIn('fixed@example.com');
  const former = new Jar();
  former.cookies.set('__Host-account', jar.cookies.get('__Host-account') ?? '');
  const { location } = await beginSignIn(jar);
  await comeBack(jar, await signInAtPlatform(location, 'victim@example.com'));
  expect(jar.cookies.get('__Host-account')).not.toBe(former.cookies.get('__Host-account'));
  expect(await emailOf(jar)).toBe('victim@example.com');
  await expect(emailOf(former)).rejects.toMatchObject(signedOut);
});

test('two nodes refresh an expired token once, however many requests need it', async () => {
  const jar = await signIn('nodes@example.com');
  const other = createNode(await redis.connect());
  // a second refresh with the same token would be refused and end the session
  await expire('nodes@example.com');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => emailOf(jar, index % 2 ? node : other)),
  );
  expect(new Set(answers)).toEqual(new Set(['nodes@example.com']));
  clockOffset = 3_550_000;
  const early = await Promise.all(
    Array.from({ length: 20 }, (_, index) => emailOf(jar, index % 2 ? node : other)),
  );
  clockOffset = 0;
  expect(early).toHaveLength(20);
});

test('a refused refresh ends the session', async () => {
  const jar = await signIn('ended@example.com');
  await expire('ended@example.com', true);
  await expect(emailOf(jar)).rejects.toMatchObject(signedOut);
  await expect(emailOf(jar)).rejects.toMatchObject(signedOut);
});

test('a refresh that fails for a while does not', async () => {
  const jar = await signIn('transient@example.com');
  await sandbox.setFaults({ failing: 'refresh_token' });
  clockOffset = 3_550_000;
  expect(await emailOf(jar)).toBe('transient@example.com');
  clockOffset = 3_700_000;
  await expect(emailOf(jar)).rejects.toMatchObject(unavailable);
  await sandbox.setFaults({});
  expect(await emailOf(jar)).toBe('transient@example.com');
  clockOffset = 0;
});

test('while the platform is down the account is unavailable, and the session stays', async () => {
  const jar = await signIn('down@example.com');
  await sandbox.setFaults({ outage: 'error' });
  await expect(emailOf(jar)).rejects.toMatchObject(unavailable);
  await sandbox.setFaults({});
  expect(await emailOf(jar)).toBe('down@example.com');
});

test('signing out ends the session here and at the platform', async () => {
  const jar = await signIn('out@example.com');
  const kept = new Jar();
  kept.cookies.set('__Host-account', jar.cookies.get('__Host-account') ?? '');
  const { location, cookies } = await node.service.signOut(requestOf(jar), '/de');
  jar.store(cookies);
  expect(jar.cookies.has('__Host-account')).toBe(false);
  await expect(emailOf(kept)).rejects.toMatchObject(signedOut);
  const answer = await fetch(location, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('http://shop.test/de');
});

test('who reads Redis learns neither tokens nor addresses nor session ids', async () => {
  const jar = await signIn('secret@example.com');
  const keys = await connection.commands.keys('storefront:account:*');
  expect(keys.length).toBeGreaterThan(0);
  const values = await Promise.all(
    keys.map((key) => connection.commands.get(key.replace('storefront:', ''))),
  );
  const stored = [...keys, ...values].join('\n');
  const id = jar.cookies.get('__Host-account') ?? 'missing';
  for (const secretText of [id, 'secret@example.com', 'accessToken', 'eyJ']) {
    expect(stored).not.toContain(secretText);
  }
});

test('the header learns the first name without asking the platform, and nothing without a session', async () => {
  const rename =
    'mutation { customerUpdate(input: { firstName: "Rita" }) { userErrors { code } } }';
  const before = node.service.customer(requestOf(await signIn('named@example.com')));
  await before?.send(rename, {}, z.unknown());
  const jar = await signIn('named@example.com');
  await sandbox.setFaults({ outage: 'error' });
  expect(await node.service.signedIn(requestOf(jar))).toEqual({ firstName: 'Rita' });
  await sandbox.setFaults({});
  expect(await node.service.signedIn(requestOf(new Jar()))).toBeNull();
  await node.service.signOut(requestOf(jar), '/de');
  expect(await node.service.signedIn(requestOf(jar))).toBeNull();
});

test('200 requests of two customers in parallel never mix', async () => {
  const [one, two] = [await signIn('one@example.com'), await signIn('two@example.com')];
  const other = createNode(await redis.connect());
  let mixed = 0;
  for (let batch = 0; batch < 4; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const isOne = index % 2 === 0;
        const email = await emailOf(isOne ? one : two, index % 3 ? node : other);
        return email === (isOne ? 'one@example.com' : 'two@example.com');
      }),
    );
    mixed += answers.filter((isOwn) => !isOwn).length;
  }
  expect(mixed).toBe(0);
});

test('without Redis the account is unavailable, and works again with it', async () => {
  const jar = await signIn('redis@example.com');
  await redis.kill();
  await expect(emailOf(jar)).rejects.toMatchObject(unavailable);
  expect(await node.service.signedIn(requestOf(jar))).toBeNull();
  await expect(beginSignIn(new Jar())).rejects.toMatchObject(unavailable);
  await redis.restart();
  await expect.poll(() => connection.isUp()).toBe(true);
  // it keeps nothing in this test
  await expect(emailOf(jar)).rejects.toMatchObject(signedOut);
  expect(await emailOf(await signIn('redis@example.com'))).toBe('redis@example.com');
});

test('with two nodes, and Redis killed between leaving and coming back, signing in fails and then works', async () => {
  const otherConnection = await redis.connect();
  const other = createNode(otherConnection);
  const jar = new Jar();
  const { location } = await beginSignIn(jar);
  const target = await signInAtPlatform(location, 'between@example.com');
  await redis.kill();
  // one node after the other: both say so, none hangs
  expect((await comeBack(jar, target, other)).location).toBe(failed);
  expect((await comeBack(jar, target)).location).toBe(failed);
  expect(other.service.customer(requestOf(jar))).toBeNull();
  await redis.restart();
  await expect.poll(() => otherConnection.isUp() && connection.isUp()).toBe(true);
  const again = await beginSignIn(jar);
  const answer = await signInAtPlatform(again.location, 'between@example.com');
  expect((await comeBack(jar, answer, other)).location).toBe('/de/account');
  // one node has signed in, both know it
  expect(await emailOf(jar)).toBe('between@example.com');
  expect(await emailOf(jar, other)).toBe('between@example.com');
});
