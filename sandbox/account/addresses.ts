import { newestVersion, oldestAdminVersion } from '../schema/api-version.ts';

/** The sandbox's only shop; ids of the Storefront API name it, too. */
export const shopId = 1;
/** The public client of the shop's Headless channel. */
export const accountClientId = 'sandbox-account-client';
export const oldestCustomerVersion = oldestAdminVersion;

export const authenticationPath = `/authentication/${shopId}`;
export const customerApiPath = (version: string) =>
  `/${shopId}/account/customer/api/${version}/graphql`;

/** Clients have the platform's own host built in, so a sandbox that stands for its hosts names it. */
function accountOrigin(origin: string): string {
  return new URL(origin).hostname.endsWith('.myshopify.com') ? 'https://shopify.com' : origin;
}

export const issuerOf = (origin: string) => `${accountOrigin(origin)}${authenticationPath}`;

export function openidConfiguration(origin: string) {
  const issuer = issuerOf(origin);
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    end_session_endpoint: `${issuer}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ['openid', 'email', 'customer-account-api:full'],
    claims_supported: [
      'iss',
      'sub',
      'aud',
      'exp',
      'iat',
      'nonce',
      'sid',
      'email',
      'email_verified',
    ],
  };
}

export function customerAccountApi(origin: string) {
  return { graphql_api: `${accountOrigin(origin)}${customerApiPath(newestVersion)}` };
}

/** Where a browser may be sent back to: the shop, and any address of this machine. The platform has a list. */
export function isRegistered(uri: string, shopUrl: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, host } = new URL(uri);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const isLocal = /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname);
  return isLocal || host === new URL(shopUrl.replace('{lang}', '')).host;
}
