import type { Stack } from '../../deploy/stack/stack.ts';
import type { PlatformHosts } from '../../sandbox/package/https.ts';

/** What steps 1 to 5 of docs/connect.md set; step 4 sets nothing. */
export function connectionSettings(publicOrigin: string, platform: PlatformHosts) {
  return {
    step1: {
      STAGE: 'staging',
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: '2',
      PLATFORM_URL: platform.origin,
      PLATFORM_TOKEN: 'the-sandbox-storefront-api-token',
      PLATFORM_TOKEN_KIND: 'private',
      CHECKOUT_HOSTS: 'checkout.beet-und-baum.test',
      ACCOUNT_URL: `${platform.origin}/account`,
      SESSION_SECRET: 'a-secret-of-this-rehearsal-and-of-no-other-shop',
      NODE_EXTRA_CA_CERTS: platform.authority,
    },
    step2: {
      ADMIN_URL: platform.origin,
      ADMIN_CLIENT_ID: 'sandbox-client',
      ADMIN_CLIENT_SECRET: 'sandbox-client-secret',
    },
    step3: { WEBHOOK_SECRET: 'sandbox-client-secret' },
    step5: {
      CHECKOUT_HOSTS: new URL(platform.origin).host,
      PLATFORM_CONSENT_URL: `${platform.origin}/consent-tracking.js`,
    },
  };
}

/** What step 6 sets: the shop goes live, with the services of the stack. */
export function liveSettings({ ports, urls }: Stack) {
  return {
    STAGE: 'production',
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    EDGE_PURGE_URL: `${urls.shop}/`,
    NEWSLETTER_DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.postgres}/storefront`,
    NEWSLETTER_SECRET: 'for-the-local-sandbox-only-and-nothing-else',
    SMTP_URL: `smtp://localhost:${ports.inbox}`,
    MAIL_FROM: 'Beet & Baum <hello@beet-und-baum.test>',
  };
}
