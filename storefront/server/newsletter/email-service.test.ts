import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { newsletterParts } from '../../app/newsletter/newsletter-parts.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { createBrevo } from './brevo.ts';
import type { Connection } from './database.ts';
import type { EmailService } from './email-service.ts';
import { queueUntold } from './email-service-job.ts';
import { newsletterJobs } from './jobs.ts';
import { createMailer } from './mailer.ts';
import { createNewsletter } from './newsletter.ts';
import { readQueueState } from './pending-jobs.ts';
import { startAdminStub } from './testing/admin-stub.ts';
import { startBrevoStub } from './testing/brevo-stub.ts';
import { catchMail } from './testing/smtp-catcher.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { createTokens } from './tokens.ts';
import { createVouchers } from './vouchers.ts';
import { startWorker } from './worker.ts';

const secret = 'only-a-test-only-a-test-only-a-test';
const publicOrigin = 'https://shop.example';
const tokens = createTokens(secret);
const log = { error: vi.fn() };
const inTime = { timeout: 30_000, interval: 50 };
const stops: (() => unknown)[] = [];
let connection: Connection;
let drop: () => unknown;

beforeAll(async () => {
  ({ connection, drop } = await createTestDatabase(log, startEmbeddedPostgres));
}, 60_000);
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});
afterAll(() => drop());

/** Mail server, Admin API and worker. */
async function startJobs(emailService: EmailService) {
  const smtp = await catchMail();
  const admin = await startAdminStub();
  const mailer = createMailer(smtp.url, 'Shop <shop@example.com>');
  const worker = startWorker({
    connection,
    taskList: newsletterJobs({
      database: connection.database,
      tokens,
      mailer,
      publicOrigin,
      emailService,
      vouchers: createVouchers(createAdminClient(admin.config)),
      parts: async () => newsletterParts,
    }),
    log,
  });
  stops.push(smtp.stop, admin.stop, mailer.close, worker.stop);
}

async function startService(options?: Parameters<typeof startBrevoStub>[0]) {
  const brevo = await startBrevoStub(options);
  stops.push(brevo.stop);
  return { brevo, emailService: createBrevo(brevo.options) };
}

function service() {
  return createNewsletter({ connection, tokens, secret, log });
}
const find = (address: string) =>
  connection.database
    .selectFrom('newsletter.subscription')
    .selectAll()
    .where('address', '=', address)
    .executeTakeFirstOrThrow();

async function confirm(email: string) {
  await service().signUp({ email, language: 'de', consentVersion: 'test' });
  const { id, confirmation_expires_at: expiresAt } = await find(email);
  await service().confirm(tokens.sign('confirm', { subscriptionId: id, expiresAt }));
  return id;
}

test('a confirmed subscriber arrives with the proof of consent in spite of failures, and leaves after unsubscribing', async () => {
  const { brevo, emailService } = await startService({ failures: [500, 429] });
  await startJobs(emailService);
  await confirm('listed@example.com');
  await vi.waitFor(
    () => expect([...brevo.contacts.keys()]).toEqual(['listed@example.com']),
    inTime,
  );
  expect(brevo.failures).toEqual([]);
  const contact = brevo.contacts.get('listed@example.com');
  expect(contact).toMatchObject({
    listIds: [12],
    attributes: {
      LANGUAGE: 'de',
      CONSENT_TEXT_VERSION: 'test',
      CONSENT_GIVEN_AT: expect.stringMatching(/^\d{4}-/),
      CONFIRMED_AT: expect.stringMatching(/^\d{4}-/),
    },
  });
  const link = new URL(String(contact?.attributes.UNSUBSCRIBE_URL));
  await service().unsubscribe(link.searchParams.get('token') ?? '');
  await vi.waitFor(() => expect(brevo.contacts.size).toBe(0), inTime);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('listed@');
}, 90_000);

test('a sign-up that is not confirmed does not arrive', async () => {
  const { brevo, emailService } = await startService();
  await service().signUp({ email: 'open@example.com', language: 'de', consentVersion: 'test' });
  await queueUntold({ database: connection.database, tokens, publicOrigin, emailService });
  await startJobs(emailService);
  await vi.waitFor(async () => expect((await readQueueState(connection)).pending).toBe(0), inTime);
  expect(brevo.contacts.has('open@example.com')).toBe(false);
}, 60_000);

test('subscribers from before the service was connected arrive, once', async () => {
  const id = await confirm('earlier@example.com');
  await connection.pool.query(
    "select graphile_worker.remove_job('newsletter_email_service ' || $1)",
    [id],
  );
  const { brevo, emailService } = await startService();
  const options = { database: connection.database, tokens, publicOrigin, emailService };
  await queueUntold(options);
  await startJobs(emailService);
  await vi.waitFor(async () => expect((await readQueueState(connection)).pending).toBe(0), inTime);
  expect(brevo.contacts.has('earlier@example.com')).toBe(true);
  await queueUntold(options);
  expect((await readQueueState(connection)).pending).toBe(0);
}, 60_000);

test('repeated calls have the same result, and an erased contact is gone', async () => {
  const { brevo, emailService } = await startService();
  const at = new Date();
  const subscriber = {
    address: 'a+b@example.com',
    language: 'da',
    unsubscribeUrl: 'https://shop.example/x',
    consentGivenAt: at,
    consentTextVersion: null,
    confirmedAt: at,
  };
  await emailService.add(subscriber);
  await emailService.add({ ...subscriber, language: 'en' });
  expect(brevo.contacts.get('a+b@example.com')?.attributes.LANGUAGE).toBe('en');
  await emailService.remove(subscriber.address);
  await emailService.remove(subscriber.address);
  await emailService.add(subscriber);
  await emailService.erase(subscriber.address);
  await emailService.erase(subscriber.address);
  expect(brevo.contacts.size).toBe(0);
});

test('a wrong key and an unknown list are named with their setting', async () => {
  const { brevo, emailService } = await startService();
  expect(await emailService.problem()).toBeNull();
  const problemWith = (change: object) => createBrevo({ ...brevo.options, ...change }).problem();
  expect(await problemWith({ apiKey: 'wrong' })).toContain('BREVO_API_KEY');
  expect(await problemWith({ listId: 13 })).toContain('BREVO_LIST_ID');
});
