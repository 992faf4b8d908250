import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { post } from '../checkout/test-checkout.ts';
import { accountClientId, authenticationPath } from './addresses.ts';

export const callback = 'http://shop.test/account/callback';
export const verifier = randomBytes(32).toString('base64url');

export function authorizeUrl(changes: Record<string, string | undefined> = {}): string {
  const values = {
    client_id: accountClientId,
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid email customer-account-api:full',
    state: 'state-of-a-test',
    nonce: 'nonce-of-a-test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    locale: 'de',
    ...changes,
  };
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return `${authenticationPath}/oauth/authorize?${new URLSearchParams(Object.fromEntries(given))}`;
}

const mailsSchema = z.array(z.object({ recipient: z.string(), subject: z.string() }));

export async function mailedCode(app: FastifyInstance, email: string): Promise<string> {
  const answer = await app.inject({ url: '/_control/mails' });
  const mail = mailsSchema.parse(answer.json()).find(({ recipient }) => recipient === email);
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
}

/** Types address and code; answers what the browser gets then. */
export async function enterCode(app: FastifyInstance, email: string, url = authorizeUrl()) {
  await post(app, url, { email });
  return post(app, url, { email, code: await mailedCode(app, email) });
}

export const codeIn = (location: unknown) =>
  new URL(String(location)).searchParams.get('code') ?? '';

export function askForToken(app: FastifyInstance, form: Record<string, string>) {
  return post(app, `${authenticationPath}/oauth/token`, { client_id: accountClientId, ...form });
}

export const tokenSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  id_token: z.string().optional(),
});

export async function signIn(app: FastifyInstance, email: string) {
  const { headers } = await enterCode(app, email);
  const answer = await askForToken(app, {
    grant_type: 'authorization_code',
    code: codeIn(headers.location),
    redirect_uri: callback,
    code_verifier: verifier,
  });
  return tokenSchema.parse(answer.json());
}
