import { setTimeout as delay } from 'node:timers/promises';
import { AccountError } from './account-error.ts';
import type { createOauthClient } from './oauth-client.ts';
import type { Session, SessionStore } from './session-store.ts';

/** So that a token does not end on its way. */
const earlyMs = 120_000;
const pollMs = 50;
const patienceMs = 6_000;

interface FreshSessions {
  store: SessionStore;
  oauth: Pick<ReturnType<typeof createOauthClient>, 'refresh'>;
  now: () => number;
}

/**
 * A session whose access token is good, refreshed if necessary; null if it has ended. A refresh token is good once, so
 * one request of all nodes refreshes and the others use the old token or wait. `rejected` is a token that the platform
 * did not accept although it was not due.
 */
export async function freshSession(
  id: string,
  { store, oauth, now }: FreshSessions,
  rejected?: string,
): Promise<Session | null> {
  const isDue = ({ expiresAt, accessToken }: Session) =>
    expiresAt - now() < earlyMs || accessToken === rejected;
  const isUsable = ({ expiresAt, accessToken }: Session) =>
    expiresAt > now() && accessToken !== rejected;

  async function refresh(): Promise<Session | null> {
    // another node may have been faster
    const session = await store.read(id);
    if (!session || !isDue(session)) return session;
    try {
      const next = await oauth.refresh(session);
      if (next) await store.write(id, next);
      else await store.remove(id);
      return next;
    } catch (error) {
      if (isUsable(session)) return session;
      throw error;
    }
  }

  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const session = await store.read(id);
    if (!session || !isDue(session)) return session;
    const release = await store.lock(id);
    if (release) return refresh().finally(release);
    if (isUsable(session)) return session;
    await delay(pollMs);
  }
  throw new AccountError('the session is not refreshed in time');
}
