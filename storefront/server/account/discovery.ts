import { z } from 'zod';
import { AccountError } from './account-error.ts';

const timeoutMs = 5_000;
const lifetimeMs = 3_600_000;

const url = z.url({ protocol: /^https?$/ });
const openidSchema = z.object({
  issuer: url,
  authorization_endpoint: url,
  token_endpoint: url,
  end_session_endpoint: url,
  jwks_uri: url,
});
const apiSchema = z.object({ graphql_api: url });

interface Endpoints {
  issuer: string;
  authorize: string;
  token: string;
  logout: string;
  keys: string;
  graphql: string;
}

/** The endpoints of the platform's accounts, as the shop's domain publishes them. Kept for an hour, longer if it fails. */
export function createDiscovery(shopOrigin: string, now: () => number = Date.now) {
  let known: { endpoints: Endpoints; until: number } | undefined;
  let pending: Promise<Endpoints> | undefined;

  async function discover(): Promise<Endpoints> {
    const [openid, api] = await Promise.all([
      read(`${shopOrigin}/.well-known/openid-configuration`, openidSchema),
      read(`${shopOrigin}/.well-known/customer-account-api`, apiSchema),
    ]);
    const endpoints = {
      issuer: openid.issuer,
      authorize: openid.authorization_endpoint,
      token: openid.token_endpoint,
      logout: openid.end_session_endpoint,
      keys: openid.jwks_uri,
      graphql: api.graphql_api,
    };
    const isEncrypted = Object.values(endpoints).every((one) => one.startsWith('https:'));
    if (shopOrigin.startsWith('https:') && !isEncrypted) {
      throw new Error('the platform names an endpoint without TLS');
    }
    known = { endpoints, until: now() + lifetimeMs };
    return endpoints;
  }

  return async (): Promise<Endpoints> => {
    if (known && known.until > now()) return known.endpoints;
    pending ??= discover().finally(() => {
      pending = undefined;
    });
    try {
      return await pending;
    } catch (cause) {
      if (known) return known.endpoints;
      throw new AccountError('the endpoints of customer accounts are not known', { cause });
    }
  };
}

async function read<Shape extends z.ZodType>(address: string, shape: Shape) {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return shape.parse(await response.json());
}
