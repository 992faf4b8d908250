import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { post } from '../checkout/test-checkout.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { accountClientId, authenticationPath, customerApiPath } from './addresses.ts';
import {
  askForToken,
  authorizeUrl,
  callback,
  codeIn,
  enterCode,
  mailedCode,
  signIn,
  tokenSchema,
  verifier,
} from './test-sign-in.ts';

const database = await createTestDatabase();
const app = await createTestApp(database, { control: true });

const statusOf = async (token: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: customerApiPath('2026-10'),
    headers: { authorization: token },
    payload: { query: '{ customer { id } }' },
  });
  return answer.statusCode;
};

test('the discovery documents name endpoints that answer', async () => {
  const openid = (await app.inject({ url: '/.well-known/openid-configuration' })).json();
  expect(openid).toMatchObject({
    issuer: 'http://sandbox.test/authentication/1',
    authorization_endpoint: 'http://sandbox.test/authentication/1/oauth/authorize',
    end_session_endpoint: 'http://sandbox.test/authentication/1/logout',
    code_challenge_methods_supported: ['S256'],
  });
  const api = (await app.inject({ url: '/.well-known/customer-account-api' })).json();
  const { pathname } = new URL(z.object({ graphql_api: z.url() }).parse(api).graphql_api);
  expect((await app.inject({ method: 'POST', url: pathname })).statusCode).toBe(401);
});

test('signs in with a mailed code, in the language that was asked for', async () => {
  const page = await app.inject({ url: authorizeUrl({ locale: 'da' }) });
  expect(page.body).toContain('Log ind');
  expect(page.headers['content-security-policy']).toContain("form-action 'self' http://shop.test;");
  const sent = await post(app, authorizeUrl(), { email: 'rita@example.com' });
  expect(sent.body).toContain('Code eingeben');
  expect(sent.body).not.toContain(await mailedCode(app, 'rita@example.com'));
  const wrong = await post(app, authorizeUrl(), { email: 'rita@example.com', code: 'x' });
  expect(wrong.statusCode).toBe(422);
  const back = await enterCode(app, 'rita@example.com');
  expect(back.statusCode).toBe(303);
  const location = new URL(String(back.headers.location));
  expect(location.origin + location.pathname).toBe(callback);
  expect(location.searchParams.get('state')).toBe('state-of-a-test');
});

test('who is signed in at the platform comes back without a form; prompt=none shows none', async () => {
  const cookie = String((await enterCode(app, 'known@example.com')).headers['set-cookie']);
  const [session = ''] = cookie.split(';');
  const back = await app.inject({ url: authorizeUrl(), headers: { cookie: session } });
  expect(codeIn(back.headers.location)).not.toBe('');
  const unknown = await app.inject({ url: authorizeUrl({ prompt: 'none' }) });
  expect(unknown.headers.location).toContain('error=login_required');
});

test.each([
  ['another client', { client_id: 'other' }],
  ['an address that is not registered', { redirect_uri: 'https://evil.example/callback' }],
  ['no address', { redirect_uri: undefined }],
])('%s is refused without sending the browser anywhere', async (_name, changes) => {
  const answer = await app.inject({ url: authorizeUrl(changes) });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers.location).toBeUndefined();
});

test.each([
  ['without a challenge', { code_challenge: undefined }],
  ['with a plain challenge', { code_challenge_method: 'plain' }],
  ['without a state', { state: undefined }],
])('a request %s is sent back with an error', async (_name, changes) => {
  const { headers } = await app.inject({ url: authorizeUrl(changes) });
  expect(headers.location).toContain(`${callback}?error=invalid_request`);
});

test('a code is good once, for its verifier and its address', async () => {
  const redeem = async (email: string, changes: Record<string, string> = {}) => {
    const code = codeIn((await enterCode(app, email)).headers.location);
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
      ...changes,
    };
    return { first: await askForToken(app, form), again: await askForToken(app, form) };
  };
  const invalid = { error: 'invalid_grant' };
  const { first, again } = await redeem('once@example.com');
  expect(first.statusCode).toBe(200);
  expect([again.statusCode, again.json()]).toEqual([400, invalid]);
  const wrong = await redeem('pkce@example.com', { code_verifier: 'x'.repeat(43) });
  expect(wrong.first.json()).toEqual(invalid);
  const moved = await redeem('moved@example.com', { redirect_uri: 'http://shop.test/' });
  expect(moved.first.json()).toEqual(invalid);
});

test('the id token is signed by a published key and carries nonce, audience and issuer', async () => {
  const { id_token = '' } = await signIn(app, 'signed@example.com');
  const [head = '', payload = '', signature = ''] = id_token.split('.');
  const { keys } = (
    await app.inject({ url: `${authenticationPath}/.well-known/jwks.json` })
  ).json();
  const key = createPublicKey({ key: keys[0], format: 'jwk' });
  const text = Buffer.from(`${head}.${payload}`);
  expect(verify('RSA-SHA256', text, key, Buffer.from(signature, 'base64url'))).toBe(true);
  // clients that decode it with a bare atob() fail on - and _
  expect(payload).toMatch(/^[A-Za-z0-9]+$/);
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    iss: 'http://sandbox.test/authentication/1',
    aud: accountClientId,
    nonce: 'nonce-of-a-test',
    email: 'signed@example.com',
  });
});

test('a refresh replaces the refresh token and gives no id token', async () => {
  const first = await signIn(app, 'fresh@example.com');
  const refresh = (token: string) =>
    askForToken(app, { grant_type: 'refresh_token', refresh_token: token });
  const second = tokenSchema.parse((await refresh(first.refresh_token)).json());
  expect(second.id_token).toBeUndefined();
  expect(await statusOf(second.access_token)).toBe(200);
  const again = await refresh(first.refresh_token);
  expect([again.statusCode, again.json()]).toEqual([400, { error: 'invalid_grant' }]);
  expect((await refresh(second.refresh_token)).statusCode).toBe(200);
});

test('signing out ends all tokens of the grant and leads back to the shop only', async () => {
  const { id_token = '', access_token, refresh_token } = await signIn(app, 'out@example.com');
  const url = (target: string) =>
    `${authenticationPath}/logout?${new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: target })}`;
  const evil = await app.inject({ url: url('https://evil.example/') });
  expect(evil.headers.location).toBe('http://shop.test/de');
  const out = await app.inject({ url: url('http://shop.test/en') });
  expect(out.headers.location).toBe('http://shop.test/en');
  expect(await statusOf(access_token)).toBe(401);
  const refused = await askForToken(app, { grant_type: 'refresh_token', refresh_token });
  expect(refused.json()).toEqual({ error: 'invalid_grant' });
});

test('tests may let tokens expire, with and without their refresh token', async () => {
  const { access_token, refresh_token } = await signIn(app, 'expired@example.com');
  const expire = (payload: object) =>
    app.inject({ method: 'POST', url: '/_control/customers/expired@example.com/expire', payload });
  expect((await expire({})).statusCode).toBe(204);
  expect(await statusOf(access_token)).toBe(401);
  const refreshed = await askForToken(app, { grant_type: 'refresh_token', refresh_token });
  const next = tokenSchema.parse(refreshed.json());
  await expire({ grants: true });
  const refused = await askForToken(app, {
    grant_type: 'refresh_token',
    refresh_token: next.refresh_token,
  });
  expect(refused.statusCode).toBe(400);
});

test('the Storefront API knows the same token: as customer and as a cart’s buyer', async () => {
  const { access_token } = await signIn(app, 'buyer@example.com');
  const { data } = await ask<Record<string, unknown>>(
    app,
    'query ($token: String!) { customer(customerAccessToken: $token) { email } }',
    { token: access_token },
  );
  expect(data).toEqual({ customer: { email: 'buyer@example.com' } });
  const cart = await ask<Record<string, unknown>>(
    app,
    `mutation ($token: String!) { cartCreate(input: { buyerIdentity: { customerAccessToken: $token } }) {
      cart { buyerIdentity { email customer { email } } } userErrors { code } } }`,
    { token: access_token },
  );
  expect(cart.data).toMatchObject({
    cartCreate: { cart: { buyerIdentity: { customer: { email: 'buyer@example.com' } } } },
  });
});
