import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startAdminApi } from '../../../sandbox/testing/start-admin-api.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';
import { setUpPlatform } from './set-up-platform.ts';
import { describeGap, findDefinitionGaps, findWebhookGaps } from './setup-gaps.ts';

const webhookUri = 'https://shop.example/webhooks/platform';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function start(apiVersion = '2026-10') {
  const api = await startAdminApi();
  open.push(api);
  const client = createAdminClient({ url: api.url, apiVersion, access: { token: 'fixed-token' } });
  const lines: string[] = [];
  const setUp = (isDryRun = false) =>
    setUpPlatform({ client, webhookUri, isDryRun, report: (line) => lines.push(line) });
  const gaps = async () => [
    ...(await findDefinitionGaps(client)),
    ...(await findWebhookGaps(client, webhookUri)),
  ];
  return { api, client, lines, setUp, gaps };
}

test.each(['2025-10', '2026-10'])(
  'an empty shop is complete afterwards (%s)',
  { timeout: 30_000 },
  async (version) => {
    const { setUp, gaps, lines } = await start(version);
    const missing = (await gaps()).length;
    expect(missing).toBeGreaterThan(150);
    expect(await setUp()).toEqual({ closed: missing, failed: 0 });
    expect(await gaps()).toEqual([]);
    expect(lines.at(-1)).toBe(`${missing} differences, ${missing} changed, 0 left`);
  },
);

test('a second run changes nothing', { timeout: 30_000 }, async () => {
  const { setUp } = await start();
  await setUp();
  expect(await setUp()).toEqual({ closed: 0, failed: 0 });
});

test('a dry run lists the differences and changes nothing', { timeout: 30_000 }, async () => {
  const { setUp, gaps, lines } = await start();
  const missing = await gaps();
  await setUp(true);
  expect(lines).toContain('would change: metaobject definition review is missing');
  expect(lines).toContain('would change: webhook METAOBJECTS_UPDATE (type:badge) is missing');
  expect(await gaps()).toEqual(missing);
});

test('definitions of the merchant get storefront access and missing fields, other types are named', {
  timeout: 30_000,
}, async () => {
  const { client, setUp, lines } = await start();
  const anything = z.object({});
  await client.send(
    adminDocuments.metaobjectDefinitionCreate,
    {
      definition: {
        type: 'badge',
        name: 'Badge',
        fieldDefinitions: [{ key: 'title', name: 'Title', type: 'multi_line_text_field' }],
      },
    },
    anything,
  );
  await client.send(
    adminDocuments.metafieldDefinitionCreate,
    {
      definition: {
        ownerType: 'PRODUCT',
        namespace: 'product',
        key: 'tip',
        name: 'Tip',
        type: 'multi_line_text_field',
      },
    },
    anything,
  );
  expect((await setUp()).failed).toBe(1);
  expect(lines).toContain('done: metaobject definition badge has no storefront access');
  expect(lines).toContain('done: metaobject definition badge lacks tone');
  expect(lines).toContain(
    'done: metafield definition product.tip (PRODUCT) has no storefront access',
  );
  expect(lines).toContain(
    'to do by hand: badge.title has the type multi_line_text_field instead of single_line_text_field: change it in the admin',
  );
});

test('a webhook that the platform deleted is created again', { timeout: 30_000 }, async () => {
  const { client, setUp, gaps, lines } = await start();
  await setUp();
  const page = z.object({
    webhookSubscriptions: z.object({
      nodes: z.array(z.object({ id: z.string(), topic: z.string() })),
    }),
  });
  const { webhookSubscriptions } = await client.send(adminDocuments.webhookSubscriptions, {}, page);
  const deleted = webhookSubscriptions.nodes.find(({ topic }) => topic === 'PRODUCTS_UPDATE');
  await client.send(
    'mutation ($id: ID!) { webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId } }',
    { id: deleted?.id },
    z.object({}),
  );
  expect((await gaps()).map(describeGap)).toEqual(['webhook PRODUCTS_UPDATE is missing']);
  await setUp();
  expect(lines.at(-2)).toBe('done: webhook PRODUCTS_UPDATE is missing');
});

test('a missing scope fails and is named', { timeout: 30_000 }, async () => {
  const { api, setUp, lines } = await start();
  api.setFaults({ deniedScopes: ['write_metaobject_definitions'] });
  expect((await setUp()).failed).toBeGreaterThan(0);
  expect(lines.join('\n')).toContain('`write_metaobject_definitions` access scope');
});
