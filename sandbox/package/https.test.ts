import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { filesUrl, shopHost, startPlatformHosts } from './https.ts';

const app = await createTestApp(await createTestDatabase(), { origin: `https://${shopHost}` });
const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
const hosts = await startPlatformHosts(
  { host: '127.0.0.1', port: Number(address.port) },
  await mkdtemp(path.join(tmpdir(), 'https-')),
);
afterAll(() => hosts.stop());

/** In a process of its own, since Node reads the variables when it starts. */
async function run(script: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: import.meta.dirname, env: { ...process.env, ...hosts.env } },
  );
  return JSON.parse(stdout);
}

test('the official client of the Storefront API', async () => {
  const answer = await run(`
    import { createStorefrontApiClient } from '@shopify/storefront-api-client';
    const client = createStorefrontApiClient({
      storeDomain: '${shopHost}', apiVersion: '2026-07', privateAccessToken: '${testToken}' });
    console.log(JSON.stringify(await client.request('{ product(handle: "amaro-notte") { title } }')));`);
  expect(answer).toMatchObject({ data: { product: { title: 'Amaro - Amaro Notte' } } });
});

test('the official client of the Admin API', async () => {
  const answer = await run(`
    import { createAdminApiClient } from '@shopify/admin-api-client';
    const client = createAdminApiClient({
      storeDomain: '${shopHost}', apiVersion: '2026-07', accessToken: '${testToken}' });
    console.log(JSON.stringify(await client.request('{ publicApiVersions { handle } }')));`);
  expect(answer).toMatchObject({
    data: { publicApiVersions: [{ handle: '2025-07' }, {}, {}, {}, {}, {}] },
  });
});

test('other hosts of the platform lead to the sandbox, all else leads nowhere', async () => {
  const answer = await run(`
    const status = (url) => fetch(url).then(({ status }) => status, () => 'refused');
    console.log(JSON.stringify(await Promise.all(
      ['https://another.myshopify.com/health', 'https://shopify.com/health', '${filesUrl}/nothing.webp', 'https://example.com/']
        .map(status))));`);
  expect(answer).toEqual([200, 200, 404, 'refused']);
});
