import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { AccountError } from './account-error.ts';
import type { createDiscovery } from './discovery.ts';
import type { Attempt, Session } from './session-store.ts';

const timeoutMs = 5_000;
const scope = 'openid email customer-account-api:full';

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
});
const firstTokenSchema = tokenSchema.extend({ id_token: z.string().min(1) });
const failureSchema = z.object({ error: z.string() });

interface OauthOptions {
  clientId: string;
  publicOrigin: string;
  discovery: ReturnType<typeof createDiscovery>;
  now: () => number;
}

export const callbackPath = '/account/callback';

/** Sign-in at the platform: OpenID Connect with PKCE, for a public client. */
export function createOauthClient({ clientId, publicOrigin, discovery, now }: OauthOptions) {
  const redirectUri = publicOrigin + callbackPath;
  let keys: { address: string; set: ReturnType<typeof createRemoteJWKSet> } | undefined;

  function keySet(address: string) {
    if (keys?.address !== address) {
      keys = { address, set: createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs }) };
    }
    return keys.set;
  }

  async function requestTokens(form: Record<string, string>) {
    const { token } = await discovery();
    let response: Response;
    try {
      response = await fetch(token, {
        method: 'POST',
        headers: { origin: publicOrigin, accept: 'application/json' },
        body: new URLSearchParams({ client_id: clientId, ...form }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new AccountError('the platform issues no tokens', { cause });
    }
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return { body };
    const error = failureSchema.safeParse(body).data?.error ?? `status ${response.status}`;
    // only this one ends a session, all others may pass
    if (response.status === 400 && error === 'invalid_grant') return { body: null };
    throw new AccountError(`the platform issues no tokens (${error})`);
  }

  const expiry = (seconds: number) => now() + seconds * 1000;

  return {
    async authorizeUrl({ state, nonce, verifier }: Attempt, language: string): Promise<string> {
      const url = new URL((await discovery()).authorize);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      for (const [name, value] of Object.entries({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        locale: language,
      })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },

    /** Null if the platform refuses the code, or if what it signed is not for this attempt. */
    async redeem(code: string, { verifier, nonce }: Attempt): Promise<Session | null> {
      const { body } = await requestTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
      const tokens = firstTokenSchema.safeParse(body);
      if (!tokens.success) return null;
      const { issuer, keys: keysUrl } = await discovery();
      const verified = await jwtVerify(tokens.data.id_token, keySet(keysUrl), {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'nonce'],
        currentDate: new Date(now()),
      }).catch(() => null);
      if (verified?.payload.nonce !== nonce) return null;
      return {
        accessToken: tokens.data.access_token,
        refreshToken: tokens.data.refresh_token,
        idToken: tokens.data.id_token,
        expiresAt: expiry(tokens.data.expires_in),
        firstName: null,
      };
    },

    /** Null if the platform has ended the session. */
    async refresh(session: Session): Promise<Session | null> {
      const { body } = await requestTokens({
        grant_type: 'refresh_token',
        refresh_token: session.refreshToken,
      });
      const tokens = tokenSchema.safeParse(body);
      if (!tokens.success) return null;
      return {
        ...session,
        accessToken: tokens.data.access_token,
        refreshToken: tokens.data.refresh_token,
        expiresAt: expiry(tokens.data.expires_in),
      };
    },

    async logoutUrl(idToken: string, returnTo: string): Promise<string> {
      const url = new URL((await discovery()).logout);
      url.searchParams.set('id_token_hint', idToken);
      url.searchParams.set('post_logout_redirect_uri', publicOrigin + returnTo);
      return url.href;
    },
  };
}
