import { fileURLToPath } from 'node:url';
import { languages } from '#shop/languages.ts';
import {
  accountSettings,
  consentSettings,
  newsletterSettings,
  platformSettings,
  sandboxLanguages,
} from '../../sandbox/server/storefront-settings.ts';
import {
  consentShopOrigin,
  embeddedPostgresPort,
  inboxPort,
  newsletterDatabase,
  providerShopOrigin,
  redisPort,
  sandboxOrigin,
  shopOrigin,
  tagManagerOrigin,
  tagManagerPort,
} from './addresses.ts';

export const sandboxEnvironment = {
  SANDBOX_LANGUAGES: process.env.SANDBOX_LANGUAGES ?? sandboxLanguages(languages),
  SANDBOX_PORT: new URL(sandboxOrigin).port,
  SANDBOX_DATA_DIR: fileURLToPath(new URL('../../.data/e2e', import.meta.url)),
  SANDBOX_SHOP_URL: `${shopOrigin}/{lang}`,
  SANDBOX_CONTROL: '1',
  SANDBOX_INBOX_PORT: String(inboxPort),
  SANDBOX_TAG_MANAGER_PORT: String(tagManagerPort),
  SANDBOX_POSTGRES_PORT: String(embeddedPostgresPort),
  SANDBOX_WEBHOOK_URL: `${shopOrigin}/webhooks/platform`,
};

/** Every journey on the shop with everything that needs consent, and a visitor who gave it: see agreed-before.ts. */
export const withServices = process.env.E2E_SERVICES === '1';

const services = {
  ...consentSettings(sandboxOrigin, tagManagerPort),
  // so that the journeys see what ends it
  TAG_MANAGER_URL: `${tagManagerOrigin}/gtm.js?id=GTM-DEMO&ignores-withdrawal`,
  EVENT_WEBHOOK_URL: `${tagManagerOrigin}/events`,
  PLATFORM_STOREFRONT_ID: '1000012345',
  PLATFORM_SESSION_DOMAIN: 'localhost',
  EVENT_WEBHOOK_SECRET: 'for-the-journeys-only',
};

/** Told to the tag manager's server, which takes everything. */
const errorReports = {
  STAGE: 'staging',
  CI: '',
  ERROR_REPORT_DSN: `${tagManagerOrigin.replace('//', '//public@')}/1`,
  VITALS_SAMPLE_RATE: '1',
};

const logOf = (name: string) => fileURLToPath(new URL(`../../.data/${name}.log`, import.meta.url));
export const storefrontLog = logOf('storefront');
export const consentShopLog = logOf('storefront-with-services');

export const shopEnvironment = {
  NODE_ENV: 'production',
  STAGE: 'development',
  PORT: new URL(shopOrigin).port,
  PUBLIC_ORIGIN: shopOrigin,
  ...platformSettings(sandboxOrigin),
  ...newsletterSettings(sandboxOrigin, newsletterDatabase(), inboxPort),
  ...(withServices && { ...services, ...errorReports }),
};

/** The shop with everything that needs consent, and with customer accounts. */
export const consentShopEnvironment = {
  ...shopEnvironment,
  PORT: new URL(consentShopOrigin).port,
  PUBLIC_ORIGIN: consentShopOrigin,
  NEWSLETTER_WORKER: 'false',
  ...services,
  ...accountSettings(`redis://127.0.0.1:${redisPort}`),
};

export const providerShopEnvironment = {
  ...consentShopEnvironment,
  PORT: new URL(providerShopOrigin).port,
  PUBLIC_ORIGIN: providerShopOrigin,
  CONSENT_PROVIDER_SCRIPTS: `${tagManagerOrigin}/cmp/rules.js,${tagManagerOrigin}/cmp/core.js`,
  CONSENT_PROVIDER_OPEN: 'CMP.open',
  CONSENT_KEEPS: 'cmp_*',
};
