import { tagManagerOrigin as originOfTagManager } from '../../sandbox/server/storefront-settings.ts';

// Ports of their own, so that the journeys can run beside a shop in development.
export const shopOrigin = `http://localhost:${process.env.E2E_SHOP_PORT ?? 3100}`;
export const sandboxOrigin = `http://localhost:${process.env.E2E_SANDBOX_PORT ?? 4100}`;

/** The same shop with services that need consent. */
export const consentShopOrigin = `http://localhost:${Number(new URL(shopOrigin).port) + 50}`;
/** And with another provider's scripts that ask for it. */
export const providerShopOrigin = `http://localhost:${Number(new URL(shopOrigin).port) + 52}`;
export const tagManagerPort = Number(new URL(shopOrigin).port) + 51;
export const tagManagerOrigin = originOfTagManager(tagManagerPort);

/** Of the sessions of customers. */
export const redisPort = Number(new URL(shopOrigin).port) + 53;

/** Where the sandbox takes the shop's mails. */
export const inboxPort = Number(new URL(sandboxOrigin).port) + 25;

/** Used where no PostgreSQL is given: the sandbox then brings its own. */
export const embeddedPostgresPort = 54_339;

/** The storefront's database, beside the sandbox's. */
export function newsletterDatabase(): string {
  const url = new URL(
    process.env.DATABASE_URL ?? `postgres://postgres@127.0.0.1:${embeddedPostgresPort}/e2e`,
  );
  url.pathname += '_storefront';
  return url.href;
}
