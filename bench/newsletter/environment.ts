import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectSandbox } from '../../sandbox/database/connect.ts';
import { startEmbeddedPostgres } from '../../sandbox/database/embedded.ts';
import { migrate as migrateSandbox } from '../../sandbox/database/migrate.ts';
import { seed } from '../../sandbox/seed/seed.ts';
import { createApp } from '../../sandbox/server/app.ts';
import { testCatalogue, testShopDirectory } from '../../sandbox/testing/test-catalogue.ts';
import { type Connection, connect } from '../../storefront/server/newsletter/database.ts';
import { migrate } from '../../storefront/server/newsletter/migrate.ts';
import { createNewsletter } from '../../storefront/server/newsletter/newsletter.ts';
import {
  catchMail,
  type SmtpCatcher,
} from '../../storefront/server/newsletter/testing/smtp-catcher.ts';
import { createTokens } from '../../storefront/server/newsletter/tokens.ts';
import { createRestock } from '../../storefront/server/restock/restock.ts';

const secret = 'for-the-bench-only-and-nothing-else';
export const publicOrigin = 'http://localhost:3199';
const adminToken = 'bench-admin-token';
const storefrontToken = 'bench-storefront-token';

/** Real services around the newsletter: PostgreSQL, a mail server and the sandbox's Admin API. */
export interface TestEnvironment {
  databaseUrl: string;
  connection: Connection;
  /** The sandbox's own database. */
  platform: ReturnType<typeof connectSandbox>;
  newsletter: ReturnType<typeof createNewsletter>;
  restock: ReturnType<typeof createRestock>;
  smtp: SmtpCatcher;
  adminPort: number;
  /** Environment variables of the storefront's processes. */
  variables: Record<string, string>;
  /** Products on the platform that were never sold out: their numeric ids with that of one variant. */
  variants(): Promise<{ productId: number; variantId: number }[]>;
  setStock(variantId: number, stock: number): Promise<void>;
  /** Number of voucher codes on the platform. */
  codesOnPlatform(): Promise<number>;
  /** An empty database on the same server, and the newsletter on it. */
  openAnother(): Promise<Pick<TestEnvironment, 'databaseUrl' | 'connection' | 'newsletter'>>;
  stop(): Promise<void>;
}

type MailHandler = NonNullable<Parameters<typeof catchMail>[0]>['onMail'];

interface EnvironmentOptions {
  onMail?: MailHandler;
  /** Currencies of the platform's further markets by country. */
  markets?: Record<string, string>;
}

export async function startEnvironment({
  onMail,
  markets = {},
}: EnvironmentOptions = {}): Promise<TestEnvironment> {
  const stops: (() => Promise<unknown>)[] = [];
  const server = process.env.DATABASE_URL ?? (await startPostgres(stops));
  const databaseUrl = await newDatabase(server, 'newsletter', stops);
  const connection = connect(databaseUrl, 20);
  stops.push(() => connection.database.destroy());
  await migrate(connection, console);

  const platform = connectSandbox(await newDatabase(server, 'platform', stops));
  stops.push(() => platform.destroy());
  await migrateSandbox(platform);
  await seed(platform, await testCatalogue());
  const app = await createApp({
    database: platform,
    adminToken,
    control: true,
    markets,
    config: {
      origin: 'http://localhost',
      shopUrl: `${publicOrigin}/{lang}`,
      storefrontToken,
      dataDirectory: tmpdir(),
      catalogueDirectory: testShopDirectory,
    },
  });
  stops.push(() => app.close());
  const adminUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const smtp = await catchMail(onMail ? { onMail } : {});
  stops.push(() => smtp.stop());

  return {
    databaseUrl,
    connection,
    platform,
    newsletter: newsletterOn(connection),
    restock: createRestock({ connection, tokens: createTokens(secret), log: console }),
    async openAnother() {
      const anotherUrl = await newDatabase(server, 'restored', stops);
      const another = connect(anotherUrl, 20);
      stops.push(() => another.database.destroy());
      return { databaseUrl: anotherUrl, connection: another, newsletter: newsletterOn(another) };
    },
    smtp,
    adminPort: Number(new URL(adminUrl).port),
    variables: {
      NEWSLETTER_DATABASE_URL: databaseUrl,
      NEWSLETTER_SECRET: secret,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Kaffeelotse <moin@kaffeelotse.example>',
      ADMIN_URL: adminUrl,
      ADMIN_TOKEN: adminToken,
      PLATFORM_URL: adminUrl,
      PLATFORM_TOKEN: storefrontToken,
      PUBLIC_ORIGIN: publicOrigin,
    },
    async variants() {
      const rows = await platform
        .selectFrom('variant')
        .select(['product_id', 'id'])
        .distinctOn('product_id')
        .where('sells_beyond_stock', '=', false)
        .orderBy('product_id')
        .execute();
      return rows.map((row) => ({ productId: row.product_id, variantId: row.id }));
    },
    async setStock(variantId, stock) {
      await platform.updateTable('variant').set({ stock }).where('id', '=', variantId).execute();
    },
    async codesOnPlatform() {
      const codes = await platform
        .selectFrom('discount')
        .select('code')
        .where('code', 'like', 'MOIN-%')
        .execute();
      return codes.length;
    },
    async stop() {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}

function newsletterOn(connection: Connection) {
  return createNewsletter({ connection, tokens: createTokens(secret), secret, log: console });
}

async function startPostgres(stops: (() => Promise<unknown>)[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-newsletter-'));
  const postgres = await startEmbeddedPostgres(folder);
  stops.push(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return `${postgres.url}/postgres`;
}

/** Creates a database on the same server, dropped at the end. */
async function newDatabase(
  server: string,
  purpose: string,
  stops: (() => Promise<unknown>)[],
): Promise<string> {
  const name = `bench_${purpose}_${process.pid}_${Date.now()}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `create database ${name}`);
  stops.push(() => run(server, `drop database ${name} with (force)`));
  return url.href;
}

async function run(server: string, statement: string): Promise<void> {
  const { pool } = connect(server, 1);
  // longer than a visitor's query: dropping a database takes seconds on a busy machine
  const query = { text: statement, query_timeout: 60_000 };
  await pool.query(query);
  await pool.end();
}
