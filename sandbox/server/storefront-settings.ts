import { accountClientId } from '../account/addresses.ts';
import { knownLanguages } from '../catalogue-format/languages.ts';
import { thirdPartyHost } from '../consent/third-party-app.ts';

/** Not secret: known to everybody, for one machine only. */
const localSecret = 'for-the-local-sandbox-only-and-nothing-else';

export const tagManagerOrigin = (port: number) => `http://${thirdPartyHost}:${port}`;

/** The settings of a storefront on this sandbox, as docs/configuration.md describes them. */
export function platformSettings(sandbox: string) {
  return {
    PLATFORM_URL: sandbox,
    PLATFORM_TOKEN: 'the-sandbox-storefront-api-token',
    CHECKOUT_HOSTS: new URL(sandbox).host,
    EXPRESS_PAYMENT: 'wallet',
    ACCOUNT_URL: `${sandbox}/account`,
    SESSION_SECRET: localSecret,
    WEBHOOK_SECRET: 'sandbox-webhook-secret',
  };
}

/** Customers sign in at the sandbox; their sessions need a Redis. */
export function accountSettings(redisUrl: string) {
  return { ACCOUNT_CLIENT_ID: accountClientId, REDIS_URL: redisUrl };
}

/** Mails go to the sandbox's inbox, which takes them at SANDBOX_INBOX_PORT. */
export function newsletterSettings(sandbox: string, databaseUrl: string, inboxPort: number) {
  return {
    NEWSLETTER_DATABASE_URL: databaseUrl,
    NEWSLETTER_SECRET: localSecret,
    SMTP_URL: `smtp://localhost:${inboxPort}`,
    MAIL_FROM: 'Sandbox shop <shop@example.com>',
    ADMIN_URL: sandbox,
    ADMIN_TOKEN: 'sandbox-admin-token',
  };
}

/** Everything that needs consent; the tag manager's stand-in listens at SANDBOX_TAG_MANAGER_PORT. */
export function consentSettings(sandbox: string, tagManagerPort: number) {
  return {
    TAG_MANAGER_URL: `${tagManagerOrigin(tagManagerPort)}/gtm.js?id=GTM-DEMO`,
    PLATFORM_CONSENT_URL: `${sandbox}/consent-tracking.js`,
  };
}

/** `SANDBOX_LANGUAGES` of a shop: those of its languages that catalogues may have texts in. */
export function sandboxLanguages(languages: readonly string[]): string {
  return knownLanguages.filter((known) => languages.includes(known)).join(',');
}
