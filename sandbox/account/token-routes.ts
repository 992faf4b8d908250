import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Site } from '../checkout/site.ts';
import { gid } from '../graphql/ids.ts';
import {
  accountClientId,
  authenticationPath,
  customerAccountApi,
  issuerOf,
  openidConfiguration,
} from './addresses.ts';
import { accessTokenSeconds, type Grant, redeemCode, refreshGrant } from './grants.ts';
import type { IdTokens } from './id-token.ts';

const grantRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.string(),
    redirect_uri: z.string(),
    code: z.string(),
    code_verifier: z.string(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.string(),
    refresh_token: z.string(),
  }),
]);

const tokens = ({ accessToken, refreshToken }: Grant) => ({
  access_token: accessToken,
  token_type: 'bearer',
  expires_in: accessTokenSeconds,
  refresh_token: refreshToken,
});

/** What a server asks for: where things are, and tokens. */
export async function tokenRoutes(
  app: FastifyInstance,
  { site, idTokens }: { site: Site; idTokens: IdTokens },
): Promise<void> {
  const { database, now, origin } = site;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/.well-known/openid-configuration', async () => openidConfiguration(origin));
  app.get('/.well-known/customer-account-api', async () => customerAccountApi(origin));
  app.get(`${authenticationPath}/.well-known/jwks.json`, async () => idTokens.jwks);

  app.post(`${authenticationPath}/oauth/token`, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const parsed = grantRequest.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
    const asked = parsed.data;
    if (asked.client_id !== accountClientId) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    if (asked.grant_type === 'refresh_token') {
      const grant = await refreshGrant(database, asked.refresh_token, now());
      // without an id token, as the platform: the first one stays good for signing out
      return grant ? tokens(grant) : reply.code(400).send({ error: 'invalid_grant' });
    }
    const { code, redirect_uri: redirectUri, code_verifier: verifier } = asked;
    const redeemed = await redeemCode(database, { code, redirectUri, verifier }, now());
    if (!redeemed) return reply.code(400).send({ error: 'invalid_grant' });
    const { grant, nonce } = redeemed;
    const issuedAt = Math.floor(now().getTime() / 1000);
    const id_token = idTokens.sign({
      iss: issuerOf(origin),
      sub: gid('Customer', grant.customerId),
      aud: accountClientId,
      iat: issuedAt,
      exp: issuedAt + accessTokenSeconds,
      sid: grant.id,
      ...(nonce !== null && { nonce }),
      email: grant.email,
      email_verified: true,
    });
    return { ...tokens(grant), id_token };
  });
}
