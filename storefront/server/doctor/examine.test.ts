import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApi } from '../../../sandbox/testing/start-admin-api.ts';
import { type AdminClient, createAdminClient } from '../admin/admin-client.ts';
import { platformDocuments } from '../platform/documents.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { setUpPlatform } from '../setup/set-up-platform.ts';
import type { DoctorContext } from './check.ts';
import { examine } from './examine.ts';

const image = 'https://cdn.example/a.jpg';
const product = (url = image, unitPriceMeasurement: object | null = { referenceValue: 1 }) => ({
  featuredImage: { url },
  variants: { nodes: [{ unitPriceMeasurement }] },
});
const collections = { nodes: [{ products: { filters: [{ id: 'price' }] } }] };
const country = (isoCode: string, currency = 'EUR') => ({
  isoCode,
  currency: { isoCode: currency },
});
const language = (isoCode: string) => ({ isoCode });

/** What a shop answers that is set up completely. */
const healthy: Record<string, unknown> = {
  [platformDocuments.startupCheck]: { shop: { name: 'Shop' } },
  [platformDocuments.localization]: {
    localization: {
      availableLanguages: ['DE', 'EN', 'DA'].map(language),
      availableCountries: [country('DE')],
    },
  },
  [platformDocuments.products]: { products: { nodes: [product()] }, collections },
  [platformDocuments.tags]: {},
  [platformDocuments.sellingPlans]: {},
  [platformDocuments.metaobjects]: {},
  [platformDocuments.cartCreate]: {
    cartCreate: { cart: { checkoutUrl: 'https://checkout.example/cart/c/1' } },
  },
};

let api: Awaited<ReturnType<typeof startAdminApi>>;
let admin: AdminClient;
beforeAll(async () => {
  api = await startAdminApi();
  admin = createAdminClient({
    url: api.url,
    apiVersion: '2026-10',
    access: { token: 'fixed-token' },
  });
  const webhookUri = 'https://shop.example/webhooks/platform';
  await setUpPlatform({ client: admin, webhookUri, isDryRun: false, report: () => undefined });
});
afterAll(() => api.close());

const config: DoctorContext['config'] = {
  publicOrigin: 'https://shop.example',
  stage: 'production',
  checkoutHosts: ['checkout.example'],
  accountUrl: 'https://account.example',
  webhookSecret: 'client-secret-0123',
  redisUrl: 'redis://redis',
  purge: { edgeUrls: ['http://edge/'], againAfterMs: 0 },
  consent: null,
  newsletter: null,
  platform: {
    url: 'https://shop.platform.example',
    token: 'secret',
    tokenKind: 'private',
    apiVersion: '2026-10',
    imageOrigin: 'https://cdn.example',
  },
};

function contextWith(
  changes: Partial<DoctorContext> = {},
  answers: Record<string, unknown> = {},
): DoctorContext {
  return {
    config,
    async send(document) {
      const answer = { ...healthy, ...answers }[document];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    answeredVersion: () => '2026-10',
    admin,
    clientSecret: 'client-secret-0123',
    isReachable: async () => true,
    redirectOf: async () => null,
    ...changes,
  };
}

const rejected = (status: number) => new PlatformError('no', { status, isTemporary: false });
const denied = new PlatformError('Access denied', {
  ...{ status: 200, code: 'ACCESS_DENIED', isTemporary: false },
});
const changed = (change: Partial<DoctorContext['config']>) =>
  contextWith({ config: { ...config, ...change } });
const changedPlatform = (change: Partial<DoctorContext['config']['platform']>) =>
  changed({ platform: { ...config.platform, ...change } });
const answering = (document: string, answer: unknown) => contextWith({}, { [document]: answer });

test('a shop that is set up completely has no failed check and no warning', async () => {
  const findings = await examine(contextWith());
  expect(findings.filter(({ status }) => status === 'failed' || status === 'warning')).toEqual([]);
});

describe('names what is wrong and where to change it', () => {
  const { startupCheck, tags, sellingPlans, metaobjects, cartCreate } = platformDocuments;
  const { localization, products } = platformDocuments;

  test.each<[string, 'failed' | 'warning', string, () => DoctorContext]>([
    ['access', 'failed', 'no valid token', () => answering(startupCheck, rejected(401))],
    ['access', 'failed', 'PLATFORM_TOKEN', () => answering(startupCheck, rejected(403))],
    ['access', 'failed', 'frozen', () => answering(startupCheck, rejected(402))],
    ['access', 'failed', 'PLATFORM_URL', () => answering(startupCheck, rejected(404))],
    ['access', 'failed', 'locked', () => answering(startupCheck, rejected(423))],
    [
      ...(['access', 'failed', 'nothing answers at PLATFORM_URL'] as const),
      () => answering(startupCheck, new PlatformError('x', { isTemporary: true })),
    ],
    [
      ...(['token kind', 'failed', 'PLATFORM_TOKEN_KIND=private'] as const),
      () => changedPlatform({ tokenKind: 'public', token: 'shpat_1' }),
    ],
    [
      ...(['token kind', 'warning', 'rate limit'] as const),
      () => changedPlatform({ tokenKind: 'public' }),
    ],
    [
      ...(['API version', 'warning', 'PLATFORM_API_VERSION=2026-10'] as const),
      () => changedPlatform({ apiVersion: '2025-07' }),
    ],
    [
      ...(['scope unauthenticated_read_product_tags', 'failed', 'Headless'] as const),
      () => answering(tags, denied),
    ],
    [
      ...(['scope unauthenticated_read_selling_plans', 'failed', 'Headless'] as const),
      () => answering(sellingPlans, denied),
    ],
    [
      ...(['scope unauthenticated_read_metaobjects', 'failed', 'Headless'] as const),
      () => answering(metaobjects, denied),
    ],
    [
      ...(['scope unauthenticated_write_checkouts', 'failed', 'Headless'] as const),
      () => answering(cartCreate, denied),
    ],
    [
      ...(['languages', 'failed', 'DA not published'] as const),
      () =>
        answering(localization, {
          localization: {
            availableLanguages: ['DE', 'EN'].map(language),
            availableCountries: [country('DE')],
          },
        }),
    ],
    [
      ...(['markets', 'warning', 'DK sell in another currency'] as const),
      () =>
        answering(localization, {
          localization: {
            availableLanguages: ['DE', 'EN', 'DA'].map(language),
            availableCountries: [country('DE'), country('DK', 'DKK')],
          },
        }),
    ],
    [
      ...(['products', 'failed', 'Headless channel'] as const),
      () => answering(products, { products: { nodes: [] }, collections }),
    ],
    [
      ...(['images', 'failed', 'PLATFORM_IMAGE_ORIGIN=https://other.example'] as const),
      () =>
        answering(products, {
          products: { nodes: [product('https://other.example/a.jpg')] },
          collections,
        }),
    ],
    [
      ...(['unit prices', 'warning', 'Unit price'] as const),
      () => answering(products, { products: { nodes: [product(image, null)] }, collections }),
    ],
    [
      ...(['filters', 'warning', 'Search & Discovery'] as const),
      () =>
        answering(products, {
          products: { nodes: [product()] },
          collections: { nodes: [{ products: { filters: [] } }] },
        }),
    ],
    [
      ...(['checkout', 'failed', 'CHECKOUT_HOSTS'] as const),
      () => changed({ checkoutHosts: ['other.example'] }),
    ],
    [
      ...(['checkout', 'failed', 'password'] as const),
      () => contextWith({ redirectOf: async () => '/password' }),
    ],
    [
      ...(['webhooks', 'failed', 'npm run platform:setup'] as const),
      () => changed({ publicOrigin: 'https://moved.example' }),
    ],
    [
      ...(['webhook secret', 'failed', 'ADMIN_CLIENT_SECRET'] as const),
      () => contextWith({ clientSecret: 'another-secret' }),
    ],
    [
      ...(['webhook secret', 'warning', 'WEBHOOK_SECRET'] as const),
      () => changed({ webhookSecret: undefined }),
    ],
    [
      ...(['Redis', 'failed', 'REDIS_URL'] as const),
      () => contextWith({ isReachable: async (url) => !url.startsWith('redis') }),
    ],
    [
      ...(['edge', 'failed', 'EDGE_PURGE_URL'] as const),
      () => contextWith({ isReachable: async (url) => !url.includes('edge') }),
    ],
    [
      ...(['customer account', 'failed', 'ACCOUNT_URL'] as const),
      () => contextWith({ isReachable: async (url) => !url.includes('account') }),
    ],
    ['stage', 'warning', 'STAGE=production', () => changed({ stage: 'development' })],
    [
      ...(['Admin API', 'failed', 'ADMIN_CLIENT_ID'] as const),
      () =>
        contextWith({
          admin: createAdminClient({
            url: api.url,
            apiVersion: '2026-10',
            access: { token: 'wrong' },
          }),
        }),
    ],
  ])('%s %s: %s', async (name, status, text, context) => {
    const findings = await examine(context());
    const found = findings.find((finding) => finding.name === name);
    expect(found).toMatchObject({ status, message: expect.stringContaining(text) });
  });

  test('a missing scope of the Admin API', async () => {
    api.setFaults({ deniedScopes: ['write_discounts'] });
    const findings = await examine(contextWith());
    api.setFaults({ deniedScopes: [] });
    expect(findings.find(({ name }) => name === 'Admin API')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('lacks write_discounts'),
    });
  });

  test('missing definitions of an empty shop', async () => {
    const empty = await startAdminApi();
    const access = { token: 'fixed-token' };
    const client = createAdminClient({ url: empty.url, apiVersion: '2026-10', access });
    const findings = await examine(contextWith({ admin: client }));
    await empty.close();
    expect(findings.find(({ name }) => name === 'definitions')).toMatchObject({
      status: 'failed',
      message: 'metaobject definition award is missing and 47 more: npm run platform:setup',
    });
  });
});

test('without the Admin API its checks are skipped', async () => {
  const findings = await examine(contextWith({ admin: null }));
  expect(findings.find(({ name }) => name === 'Admin API')?.status).toBe('skipped');
});
