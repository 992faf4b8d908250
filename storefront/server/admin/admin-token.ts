import { z } from 'zod';
import type { AdminConfig } from '../config/config.ts';

/** Long enough for a call that is about to be sent. */
const renewBeforeMs = 5 * 60_000;
const timeoutMs = 10_000;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export interface AdminToken {
  /** The fixed token, or one of the client credentials grant that is not about to expire. */
  current(): Promise<string>;
  /** Forgets a token that the platform rejected. False if there is no other one to be had. */
  discard(): boolean;
}

export function createAdminToken(
  { url, access }: AdminConfig,
  now: () => number = Date.now,
): AdminToken {
  if ('token' in access) return { current: async () => access.token, discard: () => false };
  const { clientId, clientSecret } = access;
  let token: Promise<{ value: string; expiresAt: number }> | null = null;

  async function request() {
    const response = await fetch(`${url}/admin/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = granted.safeParse(await response.json().catch(() => null));
    if (!response.ok || !body.success) {
      throw new Error(`the platform granted no Admin API token (status ${response.status})`);
    }
    const { access_token: value, expires_in: seconds } = body.data;
    return { value, expiresAt: now() + seconds * 1000 };
  }

  async function current(): Promise<string> {
    // calls at the same time share one request; a failed one is not kept
    token ??= request().catch((error: unknown) => {
      token = null;
      throw error;
    });
    const { value, expiresAt } = await token;
    if (now() < expiresAt - renewBeforeMs) return value;
    token = null;
    return current();
  }

  return {
    current,
    discard() {
      token = null;
      return true;
    },
  };
}
