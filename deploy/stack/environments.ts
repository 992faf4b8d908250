import { languages } from '#shop/languages.ts';
import {
  accountSettings,
  consentSettings,
  newsletterSettings,
  platformSettings,
  sandboxLanguages,
} from '../../sandbox/server/storefront-settings.ts';

interface Addresses {
  shop: string;
  edges: string[];
  sandbox: string;
  sandboxDatabase: string;
  newsletterDatabase: string;
  ports: { sandbox: number; inbox: number; tagManager: number; redis: number };
}

/** The environment variables of every process. */
export function stackEnvironments(
  { shop, edges, sandbox, sandboxDatabase, newsletterDatabase, ports }: Addresses,
  hasServices: boolean,
) {
  const newsletter = newsletterSettings(sandbox, newsletterDatabase, ports.inbox);
  const storefront = {
    NODE_ENV: 'production',
    STAGE: 'production',
    PUBLIC_ORIGIN: shop,
    LOG_LEVEL: 'warn',
  };
  return {
    sandbox: {
      DATABASE_URL: sandboxDatabase,
      SANDBOX_PORT: `${ports.sandbox}`,
      SANDBOX_LANGUAGES: sandboxLanguages(languages),
      SANDBOX_SHOP_URL: `${shop}/{lang}`,
      SANDBOX_WEBHOOK_URL: `${shop}/webhooks/platform`,
      ...(hasServices && {
        SANDBOX_INBOX_PORT: `${ports.inbox}`,
        SANDBOX_TAG_MANAGER_PORT: `${ports.tagManager}`,
      }),
    },
    worker: { ...storefront, ...newsletter },
    node: (port: number, metricsPort: number, healthPort: number) => ({
      ...storefront,
      ...platformSettings(sandbox),
      HOST: '127.0.0.1',
      PORT: `${port}`,
      METRICS_PORT: `${metricsPort}`,
      HEALTH_PORT: `${healthPort}`,
      TRUST_PROXY: '1',
      ...accountSettings(`redis://127.0.0.1:${ports.redis}`),
      EDGE_PURGE_URL: edges.map((edge) => `${edge}/`).join(','),
      // longer than the edge needs to detect that a node is not ready
      DRAIN_DELAY_MS: '2000',
      ...(hasServices && {
        ...newsletter,
        // jobs run in the separate worker
        NEWSLETTER_WORKER: 'false',
        ...consentSettings(sandbox, ports.tagManager),
      }),
    }),
  };
}
