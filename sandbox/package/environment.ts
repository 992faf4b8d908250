import { accountClientId, shopId } from '../account/addresses.ts';

/** What a client needs to reach a sandbox. */
export interface Connection {
  /** Without a slash at the end. */
  url: string;
  /** Public and private token of the Storefront API in one. */
  token: string;
  adminToken: string;
}

/** Not secret: known to everybody, for one machine only. Storefront tokens have 32 characters on the platform, too. */
export const defaultTokens = {
  token: 'the-sandbox-storefront-api-token',
  adminToken: 'sandbox-admin-token',
};

/** The variables that common storefronts read their platform from; Hydrogen's and Next's templates among them. */
export function environmentFor({ url, token, adminToken }: Connection): Record<string, string> {
  return {
    SANDBOX_URL: url,
    SANDBOX_TOKEN: token,
    SANDBOX_ADMIN_TOKEN: adminToken,
    PUBLIC_STORE_DOMAIN: url,
    PUBLIC_CHECKOUT_DOMAIN: new URL(url).host,
    PUBLIC_STOREFRONT_API_TOKEN: token,
    PRIVATE_STOREFRONT_API_TOKEN: token,
    SHOPIFY_STORE_DOMAIN: url,
    SHOPIFY_STOREFRONT_ACCESS_TOKEN: token,
    SHOP_ID: String(shopId),
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: accountClientId,
    SESSION_SECRET: 'for-the-local-sandbox-only',
  };
}
