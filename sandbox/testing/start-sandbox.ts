import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import freePort from 'get-port';
import { afterAll } from 'vitest';
import { type Faults, faultsSchema } from '../control/faults.ts';
import { receiveMails } from '../mail/receiver.ts';
import { type AppOptions, createApp } from '../server/app.ts';
import { createTestDatabase } from './database.ts';
import { testShopDirectory } from './test-catalogue.ts';

export const testCredentials = {
  storefrontToken: 'storefront-token-of-a-test',
  publicToken: 'public-token-of-a-test',
  clientId: 'client-of-a-test',
  clientSecret: 'client-secret-of-a-test',
};

/** A sandbox with the test catalogue that listens at an address of its own, with a mail server. */
export async function startTestSandbox({
  shop,
  ...options
}: Pick<AppOptions, 'isEmptyShop' | 'markets'> & {
  /** Settings of shop.json that replace those of the test shop. */
  shop?: object;
} = {}) {
  const database = await createTestDatabase();
  const port = await freePort();
  const mailPort = await freePort();
  const origin = `http://localhost:${port}`;
  const app = await createApp({
    database,
    ...options,
    adminToken: 'admin-token-of-a-test',
    adminClient: { id: testCredentials.clientId, secret: testCredentials.clientSecret },
    control: true,
    config: {
      origin,
      shopUrl: 'http://shop.test/{lang}',
      storefrontToken: testCredentials.storefrontToken,
      publicToken: testCredentials.publicToken,
      dataDirectory: tmpdir(),
      catalogueDirectory: shop ? await copyTestShop(shop) : testShopDirectory,
    },
  });
  await app.listen({ host: 'localhost', port });
  const mails = await receiveMails(database, { host: 'localhost', port: mailPort });
  afterAll(async () => {
    await mails.stop();
    await app.close();
  });
  return {
    origin,
    smtpUrl: `smtp://localhost:${mailPort}`,
    async setClock(now: Date) {
      await app.inject({ method: 'PUT', url: '/_control/clock', payload: { now } });
    },
    async setFaults(faults: Partial<Faults>) {
      const payload = faultsSchema.parse(faults);
      await app.inject({ method: 'PUT', url: '/_control/faults', payload });
    },
  };
}

/** The test shop in a folder of its own, with other settings. */
async function copyTestShop(settings: object): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'test-shop-'));
  afterAll(() => rm(directory, { recursive: true }));
  await cp(testShopDirectory, directory, { recursive: true });
  const file = path.join(directory, 'shop.json');
  const shop: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...shop, ...settings }));
  return directory;
}
