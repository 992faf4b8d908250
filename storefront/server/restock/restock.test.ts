import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { restockParts } from '../../app/restock/restock-parts.ts';
import type { Connection } from '../newsletter/database.ts';
import { createMailer } from '../newsletter/mailer.ts';
import { eraseAddress, exportAddress } from '../newsletter/personal-data.ts';
import { catchMail } from '../newsletter/testing/smtp-catcher.ts';
import { createTestDatabase } from '../newsletter/testing/test-database.ts';
import { createTokens } from '../newsletter/tokens.ts';
import { startWorker } from '../newsletter/worker.ts';
import { createRestock } from './restock.ts';
import { restockJobs } from './restock-jobs.ts';

const secret = 'only-a-test-only-a-test-only-a-test';
const tokens = createTokens(secret);
const log = { error: vi.fn() };
const inStock = new Set<string>();
const stops: (() => unknown)[] = [];
let connection: Connection;
let smtp: Awaited<ReturnType<typeof catchMail>>;
let time = new Date();
let variantNumber = 1000;

beforeAll(async () => {
  const testDatabase = await createTestDatabase(log, startEmbeddedPostgres);
  connection = testDatabase.connection;
  smtp = await catchMail();
  const mailer = createMailer(smtp.url, 'Shop <shop@example.com>');
  const worker = startWorker({
    connection,
    taskList: restockJobs({
      database: connection.database,
      tokens,
      mailer,
      stock: { available: async (ids) => new Set(ids.filter((id) => inStock.has(id))) },
      publicOrigin: 'https://shop.example',
      parts: async () => restockParts,
    }),
    log,
  });
  stops.push(testDatabase.drop, smtp.stop, mailer.close, worker.stop);
}, 60_000);

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const restock = () => createRestock({ connection, tokens, log, now: () => time });

function newVariant() {
  variantNumber += 1;
  return String(variantNumber);
}

async function request(email: string, variant: string) {
  await restock().request({
    email,
    language: 'en',
    textVersion: 'test',
    product: { id: '7', handle: 'occhiali', title: 'Occhiali' },
    variant: { id: variant, title: '250 g' },
  });
}

/** The nth mail to an address, as soon as it is there. */
const mailTo = (email: string, index = 0) =>
  vi.waitFor(
    () => {
      const mail = smtp.mailsTo(email)[index];
      if (!mail) throw new Error('no mail yet');
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );

async function tokenOf(email: string) {
  const mail = await mailTo(email);
  return /\/restock\/confirm\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
}

const rowsOf = (variant: string) =>
  connection.database
    .selectFrom('restock.request')
    .selectAll()
    .where('variant_id', '=', variant)
    .execute();

test('a confirmed request gets one mail when the variant is back, and is deleted', async () => {
  const variant = newVariant();
  await request('Ada@Example.com', variant);
  const token = await tokenOf('ada@example.com');
  expect(await restock().look(token)).toBe('ready');
  expect(await restock().confirm(token)).toBe('confirmed');
  inStock.add(variant);
  await restock().stockChanged(7);
  await restock().stockChanged(7);
  const mail = await mailTo('ada@example.com', 1);
  expect(mail.subject).toBe('Back in stock: Occhiali, 250 g');
  expect(mail.text).toContain(`https://shop.example/en/p/occhiali?variant=${variant}`);
  await vi.waitFor(async () => expect(await rowsOf(variant)).toEqual([]), { timeout: 10_000 });
  await restock().stockChanged(null);
  expect(await restock().look(token)).toBe('unknown');
  expect(smtp.mailsTo('ada@example.com')).toHaveLength(2);
});

test('without a click there is no mail, and the link ends after a day', async () => {
  const variant = newVariant();
  await request('ben@example.com', variant);
  const token = await tokenOf('ben@example.com');
  inStock.add(variant);
  await restock().stockChanged(7);
  time = new Date(time.getTime() + 25 * 3600_000);
  expect(await restock().look(token)).toBe('expired');
  expect(await restock().confirm(token)).toBe('expired');
  expect(await rowsOf(variant)).toMatchObject([{ status: 'pending' }]);
  time = new Date();
});

test('confirmed when the variant is already back: the mail comes at once', async () => {
  const variant = newVariant();
  inStock.add(variant);
  await request('cleo@example.com', variant);
  await restock().confirm(await tokenOf('cleo@example.com'));
  expect((await mailTo('cleo@example.com', 1)).subject).toContain('Back in stock');
});

test('sold out again before the mail was sent: it waits', async () => {
  const variant = newVariant();
  await request('dora@example.com', variant);
  await restock().confirm(await tokenOf('dora@example.com'));
  await connection.database
    .updateTable('restock.request')
    .set({ status: 'queued' })
    .where('variant_id', '=', variant)
    .execute();
  await restock().stockChanged(7);
  await vi.waitFor(
    async () => expect(await rowsOf(variant)).toMatchObject([{ status: 'waiting' }]),
    { timeout: 15_000 },
  );
  expect(smtp.mailsTo('dora@example.com')).toHaveLength(1);
});

test('a second request of the same address looks the same and stores nothing twice', async () => {
  const variant = newVariant();
  await request('eva@example.com', variant);
  await request('eva@example.com', variant);
  expect(await rowsOf(variant)).toHaveLength(1);
});

test('the link withdraws a confirmed request; a forged one does nothing', async () => {
  const variant = newVariant();
  await request('finn@example.com', variant);
  const token = await tokenOf('finn@example.com');
  await restock().confirm(token);
  // not its last character, some of whose bits mean nothing
  const changed = token.at(-2) === 'A' ? 'B' : 'A';
  const forged = token.slice(0, -2) + changed + token.slice(-1);
  expect(await restock().withdraw(forged)).toBe('unknown');
  expect(await rowsOf(variant)).toHaveLength(1);
  expect(await restock().withdraw(token)).toBe('withdrawn');
  expect(await rowsOf(variant)).toEqual([]);
});

test('data access names the request, erasure deletes it', async () => {
  const variant = newVariant();
  await request('gus@example.com', variant);
  const { database } = connection;
  const stored = await exportAddress(database, 'gus@example.com', secret);
  expect(stored?.restock).toMatchObject([{ product_title: 'Occhiali', status: 'pending' }]);
  expect(await eraseAddress(database, 'gus@example.com')).toBe(true);
  expect(await rowsOf(variant)).toEqual([]);
});
