import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { edgeConfig } from '../../../deploy/stack/edge-config.ts';
import { emptyShop } from '../../../sandbox/control/empty-shop.ts';
import type { Faults } from '../../../sandbox/control/faults.ts';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { startTestSandbox, testCredentials } from '../../../sandbox/testing/start-sandbox.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';
import { readAdminConfig } from '../config/config.ts';
import { setUpPlatform } from '../setup/set-up-platform.ts';
import { startEdge } from '../testing/edge-server.ts';
import { startRedis } from '../testing/redis-server.ts';
import type { Finding } from './check.ts';
import { createDoctorContext } from './create-context.ts';
import { readSettings } from './read-settings.ts';
import { runDoctor } from './run-doctor.ts';

type Environment = Record<string, string>;

// without one, checks of the shop's folder are skipped, and the tests that expect their findings fail
if (!existsSync(new URL('../../build/server/index.js', import.meta.url))) {
  throw new Error('needs a build: npm run build');
}

const nothing = 'localhost:9';
const redis = await startRedis();
const edge = await startEdge(edgeConfig([9]));
const strictEdge = await startEdge(
  edgeConfig([9]).replaceAll('"127.0.0.1";\n  "::1";', '"10.0.0.1";'),
);
afterAll(async () => {
  await Promise.all([redis.stop(), edge.stop(), strictEdge.stop()]);
});

/** The settings of docs/connect.md for a shop at this address. */
const settingsFor = ({ origin, smtpUrl }: { origin: string; smtpUrl: string }): Environment => ({
  STAGE: 'production',
  PUBLIC_ORIGIN: 'https://shop.example',
  TRUST_PROXY: '1',
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
  PLATFORM_CONSENT_TOKEN: testCredentials.publicToken,
  TAG_MANAGER_URL: `${origin}/consent-tracking.js`,
  REDIS_URL: redis.url,
  EDGE_PURGE_URL: edge.url,
  SESSION_SECRET: 'a-secret-of-this-test-of-enough-length',
  NEWSLETTER_DATABASE_URL: `${inject('testServer').url}/postgres`,
  NEWSLETTER_SECRET: 'a-secret-of-this-test-of-enough-length',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'shop@shop.example',
});

const examined = (settings: Environment) => runDoctor(settings, Object.keys(settings));

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

/** Legal data of the test catalogue is incomplete on purpose, and the shop's folder is the demo's. */
const isExpected = ({ name }: Finding) => /^(law: |demo data |links \(|product count$)/.test(name);
const isProblem = ({ status }: Finding) => status === 'failed' || status === 'warning';
const problems = (findings: Finding[]) =>
  findings.filter((finding) => isProblem(finding) && !isExpected(finding));
const namesOf = (findings: Finding[]) => findings.map(({ name }) => name);

const sandbox = await startTestSandbox();
const complete = settingsFor(sandbox);
beforeAll(() => runSetup(complete), 120_000);

/** A shop whose admin has other rates and payments than the storefront's pages say. */
const mistaken = await startTestSandbox({
  shop: {
    payments: { cards: [], wallets: [] },
    shipping: {
      standard: [
        { countries: ['DE'], price: 490, freeFrom: 6900 },
        { countries: ['AT', 'BE'], price: 990 },
        { countries: ['DK'], price: 490 },
      ],
    },
  },
});

test('legal data that is missing is listed', async () => {
  const law = (await examined(complete)).filter(({ name }) => name.startsWith('law: '));
  expect(namesOf(law)).toHaveLength(10);
  const [business] = law;
  expect(business).toMatchObject({ name: 'law: responsible business', status: 'warning' });
  expect(business?.message).toContain('gpsr.manufacturer');
});

test('a shop that is set up completely has no failed check and no warning', async () => {
  const findings = await examined(complete);
  expect(problems(findings)).toEqual([]);
  expect(namesOf(findings.filter(({ status }) => status === 'skipped'))).toEqual([
    'consent provider',
  ]);
});

test('what is left of the demo is listed, each with its place', async () => {
  const demo = (await examined(complete)).filter(({ name }) => name.startsWith('demo data'));
  expect(new Set(demo.map(({ status }) => status))).toEqual(new Set(['failed']));
  expect(namesOf(demo)).toEqual(
    expect.arrayContaining([
      'demo data shop.ts: company.register.number',
      'demo data shop.ts: company.vatId',
      'demo data texts/de: footer.partner',
    ]),
  );
});

interface Misconfiguration {
  settings?: Environment;
  faults?: Partial<Faults>;
  /** In the shop with other rates. */
  isMistaken?: boolean;
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
      REVIEWS_SERVICE: 'judge.me',
      JUDGE_ME_TOKEN: 'token',
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
    finding: ['edge', 'failed', 'nothing answers', 'EDGE_PURGE_URL'],
  },
  'purges to something that is no edge': {
    settings: { EDGE_PURGE_URL: sandbox.origin },
    finding: ['edge', 'failed', 'is no edge of this shop', 'EDGE_PURGE_URL'],
  },
  'second of two edges missing': {
    settings: { EDGE_PURGE_URL: `${edge.url},http://${nothing}/` },
    finding: ['edge', 'failed', 'nothing answers at localhost:9', 'EDGE_PURGE_URL'],
  },
  'edge that refuses purges': {
    settings: { EDGE_PURGE_URL: strictEdge.url },
    finding: ['edge', 'failed', 'refuses purges', 'status 403', 'acl purgers'],
  },
  'CDN whose token does not work': {
    settings: { FASTLY_SERVICE_ID: 'SVC', FASTLY_API_TOKEN: 'token' },
    finding: ['edge', 'failed', 'a purge was refused', 'FASTLY_API_TOKEN'],
  },
  'no PostgreSQL': {
    settings: { NEWSLETTER_DATABASE_URL: `postgres://${nothing}/shop` },
    finding: ['newsletter database', 'failed', 'ECONNREFUSED', 'NEWSLETTER_DATABASE_URL'],
  },
  'no mail server': {
    settings: { SMTP_URL: `smtp://${nothing}` },
    finding: ['mail server', 'failed', 'ECONNREFUSED', 'SMTP_URL'],
  },
  'account address where nothing listens': {
    settings: { ACCOUNT_URL: `http://${nothing}` },
    finding: ['customer account', 'failed', 'nothing answers', 'ACCOUNT_URL'],
  },
  'account address with a typing mistake': {
    settings: { ACCOUNT_URL: `${sandbox.origin}/acount` },
    finding: ['customer account', 'failed', 'status 404', 'Customer accounts'],
  },
  'account address of the storefront itself': {
    settings: { ACCOUNT_URL: 'https://shop.example/account' },
    finding: ['customer account', 'failed', 'of this storefront', 'ACCOUNT_URL'],
  },
  'no consent script': {
    settings: { PLATFORM_CONSENT_URL: `http://${nothing}/consent.js` },
    finding: ['consent script', 'failed', 'nothing answers', 'PLATFORM_CONSENT_URL'],
  },
  'consent script with a typing mistake': {
    settings: { PLATFORM_CONSENT_URL: `${sandbox.origin}/consent-traking.js` },
    finding: ['consent script', 'failed', 'status 404', 'PLATFORM_CONSENT_URL'],
  },
  'consent script that is a page': {
    settings: { PLATFORM_CONSENT_URL: `${sandbox.origin}/` },
    finding: ['consent script', 'failed', 'is no script', 'PLATFORM_CONSENT_URL'],
  },
  'token that is not the public one': {
    settings: { PLATFORM_CONSENT_TOKEN: 'of-another-shop' },
    finding: ['consent', 'failed', 'refuses PLATFORM_CONSENT_TOKEN', 'Headless channel'],
  },
  'tag manager with a typing mistake': {
    settings: { TAG_MANAGER_URL: `${sandbox.origin}/gtn.js?id=GTM-ABCD12` },
    finding: ['tag manager', 'failed', 'status 404', 'TAG_MANAGER_URL'],
  },
  'tag manager without a container': {
    settings: { TAG_MANAGER_URL: `${sandbox.origin}/gtm.js` },
    finding: ['tag manager', 'failed', 'no container id', 'TAG_MANAGER_URL'],
  },
  'consent provider that does not answer': {
    settings: {
      CONSENT_PROVIDER_SCRIPTS: `http://${nothing}/cmp.js`,
      CONSENT_PROVIDER_OPEN: 'CMP.open',
    },
    finding: ['consent provider', 'failed', 'nothing answers', 'CONSENT_PROVIDER_SCRIPTS'],
  },
  'consent provider whose preferences cannot be opened': {
    settings: { CONSENT_PROVIDER_SCRIPTS: `${sandbox.origin}/consent-tracking.js` },
    finding: ['consent', 'warning', 'CONSENT_PROVIDER_OPEN', 'footer'],
  },
  'no public token for the consent script': {
    settings: { PLATFORM_CONSENT_TOKEN: '' },
    finding: ['consent', 'warning', 'PLATFORM_CONSENT_TOKEN', 'Headless channel'],
  },
  'rate limit that all visitors share': {
    settings: { TRUST_PROXY: '0' },
    finding: ['proxies', 'warning', 'share one rate limit', 'TRUST_PROXY'],
  },
  'shipping rates that are higher than the pages say': {
    isMistaken: true,
    finding: [
      'shipping terms AT, BE',
      'failed',
      'promise 4.90 EUR',
      'asks for 9.90 EUR',
      'destinations.ts',
    ],
  },
  'free shipping from another value on': {
    isMistaken: true,
    finding: ['shipping terms DE', 'failed', 'free shipping from 49.00 EUR on', 'Settings'],
  },
  'countries without a rate': {
    isMistaken: true,
    finding: [
      expect.stringMatching(/^shipping terms .*\bSE\b/),
      'failed',
      'the checkout has no rate',
      'Settings → Shipping and delivery',
    ],
  },
  'no payment activated': {
    isMistaken: true,
    finding: ['payments', 'warning', 'no card and no wallet', 'Settings → Payments'],
  },
  'express button of a wallet that is not activated': {
    settings: { EXPRESS_PAYMENT: 'shop_pay' },
    finding: ['payments', 'warning', 'EXPRESS_PAYMENT=shop_pay', 'Settings → Payments'],
  },
  'menus of another shop': {
    finding: ['links (de)', 'warning', 'lead to nothing', '/de/c/', 'content/'],
  },
  'more products advertised than there are': {
    finding: ['product count', 'warning', 'productsOver says 2000', 'shop.ts'],
  },
  'payment marks of the demo': {
    finding: ['demo data theme/payment-marks.ts: card', 'failed', 'karteo', 'shop’s folder'],
  },
  'company data of the demo': {
    finding: ['demo data shop.ts: company.vatId', 'failed', 'DE000000000', 'shop’s folder'],
  },
  'stage that search engines may not index': {
    settings: { STAGE: 'staging' },
    finding: ['stage', 'warning', 'STAGE=production'],
  },
};

/** No platform: what is wrong here is known without asking it, and the other checks are made without it. */
const unreachable = { ...complete, PLATFORM_URL: `http://${nothing}` };

/** What cannot be read: each is a finding of its own, and the others are still made. */
const wrongSettings: [settings: Environment, name: string, ...texts: string[]][] = [
  [{ PLATFORM_URL: 'shop.myshopify.com' }, 'PLATFORM_URL', 'Invalid URL'],
  [{ PLATFORM_URL: `${sandbox.origin}/admin` }, 'PLATFORM_URL', 'no path'],
  [{ PLATFORM_URL: 'http://shop.myshopify.com' }, 'PLATFORM_URL', 'not encrypted'],
  [{ PLATFORM_URL: 'https://your-shop.myshopify.com' }, 'PLATFORM_URL', 'placeholder'],
  [{ PLATFORM_TOKEN: '' }, 'PLATFORM_TOKEN'],
  [{ PLATFORM_TOKEN: '…' }, 'PLATFORM_TOKEN', 'placeholder'],
  [{ PLATFORM_TOKEN: `${testCredentials.storefrontToken} ` }, 'PLATFORM_TOKEN', 'space'],
  [{ PLATFORM_TOKEN: 'the-sandbox-storefront-api-token' }, 'PLATFORM_TOKEN', 'sandbox'],
  [
    { PLATFORM_TOKEN: 'shpat_0123456789', PLATFORM_TOKEN_KIND: 'public' },
    'PLATFORM_TOKEN',
    'PLATFORM_TOKEN_KIND',
  ],
  [{ PLATFORM_TOKEN_KIND: 'secret' }, 'PLATFORM_TOKEN_KIND'],
  [{ PLATFORM_API_VERSION: '2026-11' }, 'PLATFORM_API_VERSION'],
  [{ PLATFORM_COUNTRY: 'Germany' }, 'PLATFORM_COUNTRY'],
  [{ SHOP_MARKETS: 'de_ch' }, 'SHOP_MARKETS', 'such as de-ch'],
  [{ PLATFORM_CONSENT_TOKEN: 'shpat_0123456789' }, 'PLATFORM_CONSENT_TOKEN', 'private'],
  [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'http://shop.example' }, 'PUBLIC_ORIGIN', 'https'],
  [{ PUBLIC_ORIGIN: 'https://shop.example/de' }, 'PUBLIC_ORIGIN', 'no path'],
  [{ STAGE: 'prod' }, 'STAGE', 'production'],
  [{ PREVIEW_PASSPHRASE: 'a-long-passphrase' }, 'PREVIEW_PASSPHRASE', 'STAGE=preview'],
  [{ CHECKOUT_HOSTS: 'https://checkout.shop.example' }, 'CHECKOUT_HOSTS', 'without https://'],
  [{ ACCOUNT_URL: 'account.shop.example' }, 'ACCOUNT_URL'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET', '32'],
  [{ SESSION_SECRET: 'for-the-local-sandbox-only-and-nothing-else' }, 'SESSION_SECRET', 'public'],
  [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET', '16'],
  [{ REDIS_URL: 'http://redis:6379' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://redis:6379' }, 'REDIS_URL', 'not encrypted'],
  [{ EDGE_PURGE_URL: 'varnish:6081' }, 'EDGE_PURGE_URL'],
  [{ SMTP_URL: '' }, 'SMTP_URL', 'is not set'],
  [{ SMTP_URL: 'mail.example:465' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'The shop' }, 'MAIL_FROM', '@'],
  [{ NEWSLETTER_SECRET: '' }, 'NEWSLETTER_SECRET', 'is not set'],
  [{ ADMIN_CLIENT_SECRET: '' }, 'ADMIN_TOKEN', 'ADMIN_CLIENT_SECRET'],
  [{ ADMIN_URL: `${sandbox.origin}/admin/api` }, 'ADMIN_URL', 'no path'],
  [{ BREVO_API_KEY: 'key' }, 'BREVO_API_KEY, BREVO_LIST_ID', 'both'],
  [{ CLOUDFLARE_ZONE_ID: 'zone' }, 'CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN', 'both'],
  [{ REVIEWS_SERVICE: 'judge.me' }, 'JUDGE_ME_TOKEN', 'REVIEWS_SERVICE'],
  [{ REVIEWS_SERVICE: 'trustpilot' }, 'REVIEWS_SERVICE'],
  [{ TAG_MANAGER_URL: 'GTM-ABCD12' }, 'TAG_MANAGER_URL'],
  [{ VITALS_SAMPLE_RATE: '10' }, 'VITALS_SAMPLE_RATE'],
  [{ PLATFROM_COUNTRY: 'AT' }, 'PLATFROM_COUNTRY', 'PLATFORM_COUNTRY?'],
  [{ TRUST_PROXIES: '1' }, 'TRUST_PROXIES', 'docs/configuration.md'],
  [{ redis_url: redis.url }, 'redis_url', 'REDIS_URL?'],
  [{ SHOP_NAME: 'Mine' }, 'SHOP_NAME', 'no such setting'],
  [{ SHOP: 'own' }, 'SHOP', 'export SHOP=own'],
];

const titled = wrongSettings.map(([settings, name, ...texts]) => {
  const title = Object.entries(settings).map((entry) => entry.join('='));
  return { title: title.join(' '), settings, name, texts };
});

/** Each takes more than a second: CI makes every fourth mistake, the nightly run all. */
const tried = <Mistake>(all: readonly Mistake[]) =>
  all.filter((_, index) => !process.env.CI || index % 4 === 0);

test.each(tried(titled))('names the setting: $title', async ({ settings, name, texts }) => {
  const findings = await examined({ ...unreachable, ...settings });
  const found = findings.filter((finding) => finding.name === `setting ${name}`);
  expect(found.filter(isProblem)).not.toEqual([]);
  for (const text of texts) expect(JSON.stringify(found)).toContain(text);
  // nothing else hides behind it
  expect(namesOf(findings)).toEqual(
    expect.arrayContaining(['access', 'stage', 'Redis', 'consent']),
  );
});

test('without any settings every required one is listed', async () => {
  const findings = await runDoctor({}, []);
  expect(namesOf(findings.filter(isProblem))).toEqual(
    expect.arrayContaining(
      ['PUBLIC_ORIGIN', 'PLATFORM_URL', 'PLATFORM_TOKEN', 'CHECKOUT_HOSTS', 'ACCOUNT_URL']
        .concat('SESSION_SECRET')
        .map((name) => `setting ${name}`),
    ),
  );
});

test('a price of zero is named with its product', async () => {
  const setPrice = (price: number) =>
    fetch(`${sandbox.origin}/_control/variants/K100-0250-0001`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ price }),
    });
  await setPrice(0);
  const findings = await examined(complete);
  await setPrice(890);
  expect(findings.find(({ name }) => name === 'prices DE')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('amaro-notte cost nothing'),
  });
});

test('without products no law is called complete', async () => {
  await sandbox.setFaults({ hasUnpublishedProducts: true });
  const findings = await examined(complete);
  await sandbox.setFaults({});
  const goods = ['responsible business', 'food', 'organic', 'repair', 'reductions'];
  for (const name of goods) {
    expect(findings.find((one) => one.name === `law: ${name}`)).toMatchObject({
      status: 'skipped',
      message: expect.stringContaining('no product is published'),
    });
  }
});

test('at least 60 mistakes are made on purpose', () => {
  expect(Object.keys(misconfigurations).length + wrongSettings.length).toBeGreaterThanOrEqual(60);
});

function missingScope(scope: string): Record<string, Misconfiguration> {
  const finding: Misconfiguration['finding'] = [`scope ${scope}`, 'failed', 'Headless channel'];
  return { [`missing scope ${scope}`]: { faults: { deniedScopes: [scope] }, finding } };
}

test.each(tried(Object.entries(misconfigurations)))(
  'names a misconfiguration and its fix: %s',
  async (_, { settings, faults = {}, isMistaken, finding: [name, status, ...texts] }) => {
    await sandbox.setFaults(faults);
    const shop = isMistaken ? settingsFor(mistaken) : complete;
    const findings = await examined({ ...shop, ...settings });
    await sandbox.setFaults({});
    const found = findings.filter((finding) => finding.status === status);
    const message = texts.map((text) => expect.stringContaining(text));
    for (const text of message) {
      expect(found).toContainEqual({ name, status, message: text });
    }
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
  expect(problems(await examined(complete))).toEqual([
    {
      name: 'webhooks',
      status: 'failed',
      message: 'webhook PRODUCTS_CREATE is missing: npm run platform:setup',
    },
  ]);
  expect(await runSetup(complete)).toEqual({ closed: 1, failed: 0 });
  expect(problems(await examined(complete))).toEqual([]);
});

test('names a definition that the storefront may not read, and platform:setup opens it', async () => {
  const definition = {
    ownerType: 'PRODUCT',
    namespace: 'coffee',
    key: 'roast',
    access: { storefront: 'NONE' },
  };
  const client = adminClientFor(complete);
  await client.send(adminDocuments.metafieldDefinitionUpdate, { definition }, z.unknown());
  expect(problems(await examined(complete))).toEqual([
    {
      name: 'definitions',
      status: 'failed',
      message:
        'metafield definition coffee.roast (PRODUCT) has no storefront access: npm run platform:setup',
    },
  ]);
  await runSetup(complete);
  expect(problems(await examined(complete))).toEqual([]);
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
  const remaining = async () => namesOf(problems(await examined(current)));

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
      'languages',
      'products',
      'checkout',
      ...untranslated,
      'definitions',
      'webhooks',
      'webhook secret',
    ],
    '2. Admin API': [
      'languages',
      'products',
      'checkout',
      ...untranslated,
      'definitions',
      'webhooks',
      'webhook secret',
    ],
    '3. Definitions and webhooks': ['languages', 'products', 'checkout', ...untranslated],
    '4. Products, languages, markets': ['checkout'],
    '5. Checkout, account, images': [],
    '6. Go live': [],
  });

  // the platform hides metafields without a definition
  const { context, close } = createDoctorContext(readSettings(current));
  expect(await context.send(roast)).toMatchObject({
    product: { metafield: { value: expect.any(String) } },
  });
  await close();
});
