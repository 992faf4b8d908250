import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { emptyShop } from '../../../sandbox/control/empty-shop.ts';
import type { Faults } from '../../../sandbox/control/faults.ts';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { startTestSandbox, testCredentials } from '../../../sandbox/testing/start-sandbox.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';
import { readAdminConfig } from '../config/config.ts';
import { setUpPlatform } from '../setup/set-up-platform.ts';
import { startRedis } from '../testing/redis-server.ts';
import type { Finding } from './check.ts';
import { createDoctorContext } from './create-context.ts';
import { examine } from './examine.ts';

type Environment = Record<string, string>;

const redis = await startRedis();
afterAll(() => redis.stop());
const nothing = 'localhost:9';

/** The settings of docs/connect.md for a shop at this address. */
const settingsFor = ({ origin, smtpUrl }: { origin: string; smtpUrl: string }): Environment => ({
  STAGE: 'production',
  PUBLIC_ORIGIN: 'https://shop.example',
  PLATFORM_URL: origin,
  PLATFORM_TOKEN: testCredentials.storefrontToken,
  PLATFORM_TOKEN_KIND: 'private',
  PLATFORM_API_VERSION: '2026-07',
  CHECKOUT_HOSTS: new URL(origin).host,
  ACCOUNT_URL: `${origin}/account`,
  ADMIN_URL: origin,
  ADMIN_CLIENT_ID: testCredentials.clientId,
  ADMIN_CLIENT_SECRET: testCredentials.clientSecret,
  WEBHOOK_SECRET: testCredentials.clientSecret,
  PLATFORM_CONSENT_URL: `${origin}/consent-tracking.js`,
  PLATFORM_CONSENT_TOKEN: 'public-token',
  REDIS_URL: redis.url,
  EDGE_PURGE_URL: origin,
  SESSION_SECRET: 'a-secret-of-this-test-of-enough-length',
  NEWSLETTER_DATABASE_URL: `${inject('testServer').url}/postgres`,
  NEWSLETTER_SECRET: 'a-secret-of-this-test-of-enough-length',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'shop@shop.example',
});

async function runDoctor(settings: Environment): Promise<Finding[]> {
  const { context, close } = createDoctorContext(settings);
  const findings = await examine(context);
  await close();
  return findings;
}

function adminClientFor(settings: Environment) {
  const config = readAdminConfig(settings);
  if (!config) throw new Error('ADMIN_URL is not set');
  return createAdminClient(config);
}

async function runSetup(settings: Environment) {
  return setUpPlatform({
    client: adminClientFor(settings),
    webhookUri: `${settings.PUBLIC_ORIGIN}/webhooks/platform`,
    isDryRun: false,
    report: () => undefined,
  });
}

/** Legal data of the test catalogue is incomplete on purpose. */
const isLaw = ({ name }: Finding) => name.startsWith('law: ');
const isProblem = ({ status }: Finding) => status === 'failed' || status === 'warning';
const problems = (findings: Finding[]) =>
  findings.filter((finding) => isProblem(finding) && !isLaw(finding));
const namesOf = (findings: Finding[]) => findings.map(({ name }) => name);

const sandbox = await startTestSandbox();
const complete = settingsFor(sandbox);
beforeAll(() => runSetup(complete), 120_000);

test('legal data that is missing is listed', async () => {
  const law = (await runDoctor(complete)).filter(isLaw);
  expect(namesOf(law)).toHaveLength(10);
  const [business] = law;
  expect(business).toMatchObject({ name: 'law: responsible business', status: 'warning' });
  expect(business?.message).toContain('gpsr.manufacturer');
});

test('a shop that is set up completely has no failed check and no warning', async () => {
  const findings = await runDoctor(complete);
  expect(problems(findings)).toEqual([]);
  expect(findings.filter(({ status }) => status === 'skipped')).toEqual([]);
});

interface Misconfiguration {
  settings?: Environment;
  faults?: Partial<Faults>;
  /** What the doctor says, and where to change it. */
  finding: [name: string, status: 'failed' | 'warning', ...texts: string[]];
}

const misconfigurations: Record<string, Misconfiguration> = {
  'wrong token': {
    settings: { PLATFORM_TOKEN: 'of-another-shop' },
    finding: ['access', 'failed', 'no valid token', 'Headless channel'],
  },
  'address where nothing listens': {
    settings: { PLATFORM_URL: `http://${nothing}` },
    finding: ['access', 'failed', 'nothing answers at PLATFORM_URL'],
  },
  'version that was never published': {
    settings: { PLATFORM_API_VERSION: '2027-07' },
    finding: ['access', 'failed', 'PLATFORM_API_VERSION', 'myshopify.com'],
  },
  'frozen shop': {
    faults: { rejectionStatus: 402 },
    finding: ['access', 'failed', 'frozen', 'pay its invoice'],
  },
  'locked shop': {
    faults: { rejectionStatus: 423 },
    finding: ['access', 'failed', 'locked', 'support'],
  },
  'public token': {
    settings: { PLATFORM_TOKEN_KIND: 'public' },
    finding: ['token kind', 'warning', 'rate limit', 'PLATFORM_TOKEN_KIND=private'],
  },
  'retired version': {
    settings: { PLATFORM_API_VERSION: '2025-07' },
    faults: { oldestVersion: '2026-01' },
    finding: ['API version', 'warning', 'retired', 'PLATFORM_API_VERSION=2026-01'],
  },
  ...missingScope('unauthenticated_read_product_listings'),
  ...missingScope('unauthenticated_read_product_inventory'),
  ...missingScope('unauthenticated_read_product_tags'),
  ...missingScope('unauthenticated_read_selling_plans'),
  ...missingScope('unauthenticated_read_metaobjects'),
  ...missingScope('unauthenticated_write_checkouts'),
  'language that is not published': {
    faults: { languages: ['de', 'en'] },
    finding: ['languages', 'failed', 'DA not published', 'Settings → Languages'],
  },
  'market whose currency the terms have no amount in': {
    settings: { SHOP_MARKETS: 'da-dk' },
    faults: { markets: { DK: 'SEK' } },
    finding: ['markets', 'warning', 'cost of DK in SEK', 'shops/'],
  },
  'market that the platform does not have': {
    settings: { SHOP_MARKETS: 'da-dk' },
    finding: ['markets', 'failed', 'no market sells to DK', 'Settings → Markets'],
  },
  'country without a market': {
    settings: { PLATFORM_COUNTRY: 'SE' },
    finding: ['markets', 'failed', 'PLATFORM_COUNTRY=SE', 'Settings → Markets'],
  },
  'country of another currency': {
    settings: { PLATFORM_COUNTRY: 'DK' },
    faults: { markets: { DK: 'DKK' } },
    finding: ['markets', 'failed', 'DK buys in DKK, not in EUR', 'SHOP_MARKETS'],
  },
  'review service that does not answer': {
    settings: {
      ...{ REVIEWS_SERVICE: 'judge.me', JUDGE_ME_TOKEN: 'token' },
      REVIEWS_URL: `http://${nothing}`,
    },
    finding: ['reviews', 'failed', 'judge.me cannot be used', 'REVIEWS_SERVICE'],
  },
  'e-mail service that does not answer': {
    settings: { BREVO_API_KEY: 'key', BREVO_LIST_ID: '12', BREVO_URL: `http://${nothing}` },
    finding: ['e-mail service', 'failed', 'does not answer', 'BREVO_API_KEY'],
  },
  'products that are not published': {
    faults: { hasUnpublishedProducts: true },
    finding: ['products', 'failed', 'Headless channel', 'Publish'],
  },
  'images of a CDN that the policy blocks': {
    settings: { PLATFORM_IMAGE_ORIGIN: 'https://cdn.example' },
    finding: ['images', 'failed', 'Content-Security-Policy', 'PLATFORM_IMAGE_ORIGIN=http://'],
  },
  'no unit prices': {
    faults: { hasUnitPrices: false },
    finding: ['unit prices', 'warning', 'Products → variant → Unit price'],
  },
  'no filters': {
    faults: { hasFilters: false },
    finding: ['filters', 'warning', 'Search & Discovery'],
  },
  'wrong checkout host': {
    settings: { CHECKOUT_HOSTS: 'checkout.example' },
    finding: ['checkout', 'failed', 'localhost', 'add it to CHECKOUT_HOSTS'],
  },
  'store password': {
    faults: { hasStorePassword: true },
    finding: ['checkout', 'failed', 'store password', 'Online Store → Preferences'],
  },
  'wrong client secret of the Admin API': {
    settings: { ADMIN_CLIENT_SECRET: 'wrong', WEBHOOK_SECRET: 'wrong-but-long-enough' },
    finding: ['Admin API', 'failed', 'ADMIN_CLIENT_SECRET'],
  },
  'missing scope of the Admin API': {
    faults: { deniedScopes: ['write_discounts'] },
    finding: ['Admin API', 'failed', 'lacks write_discounts', 'Dev Dashboard'],
  },
  'webhooks at another address': {
    settings: { PUBLIC_ORIGIN: 'https://moved.example' },
    finding: ['webhooks', 'failed', 'PRODUCTS_CREATE is missing', 'npm run platform:setup'],
  },
  'webhooks of a retired version': {
    faults: { oldestVersion: '2026-10' },
    finding: ['webhook version', 'warning', '2026-07 is retired', 'Dev Dashboard'],
  },
  'wrong webhook secret': {
    settings: { WEBHOOK_SECRET: 'secret-of-another-app' },
    finding: ['webhook secret', 'failed', 'set WEBHOOK_SECRET', 'ADMIN_CLIENT_SECRET'],
  },
  'no webhook secret': {
    settings: { WEBHOOK_SECRET: '' },
    finding: ['webhook secret', 'warning', 'WEBHOOK_SECRET is not set'],
  },
  'no Redis': {
    settings: { REDIS_URL: `redis://${nothing}` },
    finding: ['Redis', 'failed', 'ECONNREFUSED', 'REDIS_URL'],
  },
  'Redis with another password': {
    settings: { REDIS_URL: redis.url.replace('//', '//nobody:wrong@') },
    finding: ['Redis', 'failed', 'WRONGPASS', 'REDIS_URL'],
  },
  'no edge': {
    settings: { EDGE_PURGE_URL: `http://${nothing}` },
    finding: ['edge', 'failed', 'EDGE_PURGE_URL'],
  },
  'no PostgreSQL': {
    settings: { NEWSLETTER_DATABASE_URL: `postgres://${nothing}/shop` },
    finding: ['newsletter database', 'failed', 'ECONNREFUSED', 'NEWSLETTER_DATABASE_URL'],
  },
  'no mail server': {
    settings: { SMTP_URL: `smtp://${nothing}` },
    finding: ['mail server', 'failed', 'ECONNREFUSED', 'SMTP_URL'],
  },
  'wrong account address': {
    settings: { ACCOUNT_URL: `http://${nothing}` },
    finding: ['customer account', 'failed', 'ACCOUNT_URL'],
  },
  'no consent script': {
    settings: { PLATFORM_CONSENT_URL: `http://${nothing}/consent.js` },
    finding: ['consent script', 'failed', 'PLATFORM_CONSENT_URL'],
  },
  'no public token for the consent script': {
    settings: { PLATFORM_CONSENT_TOKEN: '' },
    finding: ['consent', 'warning', 'PLATFORM_CONSENT_TOKEN', 'Headless channel'],
  },
  'stage that search engines may not index': {
    settings: { STAGE: 'staging' },
    finding: ['stage', 'warning', 'STAGE=production'],
  },
};

function missingScope(scope: string): Record<string, Misconfiguration> {
  const finding: Misconfiguration['finding'] = [`scope ${scope}`, 'failed', 'Headless channel'];
  return { [`missing scope ${scope}`]: { faults: { deniedScopes: [scope] }, finding } };
}

test.each(Object.entries(misconfigurations))(
  'names a misconfiguration and its fix: %s',
  async (_, { settings, faults = {}, finding: [name, status, ...texts] }) => {
    await sandbox.setFaults(faults);
    const findings = await runDoctor({ ...complete, ...settings });
    await sandbox.setFaults({});
    const found = findings.find((finding) => finding.name === name);
    expect(found).toMatchObject({ status });
    for (const text of texts) expect(found?.message).toContain(text);
  },
);

const subscriptions = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
});

test('names a webhook that the platform deleted, and platform:setup creates it again', async () => {
  const client = adminClientFor(complete);
  const { webhookSubscriptions } = await client.send(
    adminDocuments.webhookSubscriptions,
    {},
    subscriptions,
  );
  await client.send(
    'mutation Delete($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { message } } }',
    { id: webhookSubscriptions.nodes[0]?.id },
    z.unknown(),
  );
  expect(problems(await runDoctor(complete))).toEqual([
    {
      name: 'webhooks',
      status: 'failed',
      message: 'webhook PRODUCTS_CREATE is missing: npm run platform:setup',
    },
  ]);
  expect(await runSetup(complete)).toEqual({ closed: 1, failed: 0 });
  expect(problems(await runDoctor(complete))).toEqual([]);
});

test('names a definition that the storefront may not read, and platform:setup opens it', async () => {
  const definition = {
    ...{ ownerType: 'PRODUCT', namespace: 'coffee', key: 'roast' },
    access: { storefront: 'NONE' },
  };
  const client = adminClientFor(complete);
  await client.send(adminDocuments.metafieldDefinitionUpdate, { definition }, z.unknown());
  expect(problems(await runDoctor(complete))).toEqual([
    {
      name: 'definitions',
      status: 'failed',
      message:
        'metafield definition coffee.roast (PRODUCT) has no storefront access: npm run platform:setup',
    },
  ]);
  await runSetup(complete);
  expect(problems(await runDoctor(complete))).toEqual([]);
});

const roast =
  'query Roast { product(handle: "amaro-notte") { metafield(namespace: "coffee", key: "roast") { value } } }';

test('docs/connect.md leads from an empty shop to one without a failed check', async () => {
  const guide = readFileSync(new URL('../../../docs/connect.md', import.meta.url), 'utf8');
  const steps = [...guide.matchAll(/^## (\d+\. .+)$/gm)].map(([, title]) => title);
  const shop = await startTestSandbox({ isEmptyShop: true });
  const settings = settingsFor(shop);
  const { WEBHOOK_SECRET, PLATFORM_IMAGE_ORIGIN, CHECKOUT_HOSTS, ...first } = settings;
  let current: Environment = { ...first, CHECKOUT_HOSTS: 'checkout.shop.example' };
  let admin: Faults = emptyShop;
  const inAdmin = async (change: Partial<Faults>) => {
    admin = { ...admin, ...change };
    await shop.setFaults(admin);
  };
  const inSettings = (change: Environment) => {
    current = { ...current, ...change };
  };
  const remaining = async () => namesOf(problems(await runDoctor(current)));

  expect(await remaining()).toEqual([
    'scope unauthenticated_read_metaobjects',
    'scope unauthenticated_write_checkouts',
    'languages',
    'products',
    'checkout',
    'law',
    'content',
    'definitions',
    'webhooks',
    'webhook secret',
  ]);

  const actions: Record<string, () => unknown> = {
    '1. Storefront token': () => inAdmin({ deniedScopes: [] }),
    '2. Admin API': () => undefined,
    '3. Definitions and webhooks': async () => {
      await runSetup(current);
      inSettings({ WEBHOOK_SECRET: WEBHOOK_SECRET ?? '' });
    },
    '4. Products, languages, markets': () =>
      inAdmin({
        hasUnpublishedProducts: false,
        languages: ['de', 'en', 'da'],
        hasUnitPrices: true,
        hasFilters: true,
      }),
    '5. Checkout, account, images': async () => {
      await inAdmin({ hasStorePassword: false });
      inSettings({ CHECKOUT_HOSTS: CHECKOUT_HOSTS ?? '' });
    },
    '6. Go live': () => undefined,
  };
  expect(Object.keys(actions)).toEqual(steps);

  const after: Record<string, string[]> = {};
  for (const [step, act] of Object.entries(actions)) {
    await act();
    after[step] = await remaining();
  }
  // a page cannot be translated before its language is published
  const untranslated = ['content page ueber-uns (en)', 'content page ueber-uns (da)'];
  expect(after).toEqual({
    '1. Storefront token': [
      ...['languages', 'products', 'checkout', ...untranslated],
      ...['definitions', 'webhooks', 'webhook secret'],
    ],
    '2. Admin API': [
      ...['languages', 'products', 'checkout', ...untranslated],
      ...['definitions', 'webhooks', 'webhook secret'],
    ],
    '3. Definitions and webhooks': ['languages', 'products', 'checkout', ...untranslated],
    '4. Products, languages, markets': ['checkout'],
    '5. Checkout, account, images': [],
    '6. Go live': [],
  });

  // the platform hides metafields without a definition
  const { context, close } = createDoctorContext(current);
  expect(await context.send(roast)).toMatchObject({
    product: { metafield: { value: expect.any(String) } },
  });
  await close();
});
