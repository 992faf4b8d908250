import { randomUUID } from 'node:crypto';
import { run } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { newsletterParts } from '../../app/newsletter/newsletter-parts.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { type Connection, connect } from './database.ts';
import { newsletterJobs } from './jobs.ts';
import { createMailer } from './mailer.ts';
import { createNewsletter } from './newsletter.ts';
import { readQueueState } from './pending-jobs.ts';
import { eraseAddress, exportAddress } from './personal-data.ts';
import { queueLogger } from './queue-logger.ts';
import { confirmedSubscribers } from './subscriber-list.ts';
import { startAdminStub } from './testing/admin-stub.ts';
import { codeIn, headerOf, tokenIn } from './testing/mail-links.ts';
import { catchMail } from './testing/smtp-catcher.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { createTokens, hashOf } from './tokens.ts';
import { createVouchers } from './vouchers.ts';
import { startWorker } from './worker.ts';

const secret = 'only-a-test-only-a-test-only-a-test';
const publicOrigin = 'https://shop.example';
const tokens = createTokens(secret);
const log = { error: vi.fn() };
const stops: (() => unknown)[] = [];
let connection: Connection;
let time = new Date();

beforeAll(async () => {
  const testDatabase = await createTestDatabase(log, startEmbeddedPostgres);
  connection = testDatabase.connection;
  stops.push(testDatabase.drop);
}, 60_000);

afterEach(() => {
  time = new Date();
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

function service() {
  return createNewsletter({ connection, tokens, secret, log, now: () => time });
}

const signUp = (email: string) =>
  service().signUp({ email, language: 'de', consentVersion: 'test' });

/** Mail server, Admin API and worker. */
async function working(options: Parameters<typeof catchMail>[0] = {}) {
  const smtp = await catchMail(options);
  const admin = await startAdminStub();
  const mailer = createMailer(smtp.url, 'Shop <shop@example.com>');
  const worker = startWorker({
    connection,
    taskList: newsletterJobs({
      database: connection.database,
      tokens,
      mailer,
      vouchers: createVouchers(createAdminClient(admin.config)),
      emailService: null,
      publicOrigin,
      parts: async () => newsletterParts,
    }),
    log,
  });
  return {
    smtp,
    admin,
    /** The nth mail to an address, as soon as it is there. */
    mail: (to: string, index = 0) =>
      vi.waitFor(
        () => {
          const mail = smtp.mailsTo(to)[index];
          if (!mail) throw new Error('no mail yet');
          return mail;
        },
        { timeout: 15_000, interval: 50 },
      ),
    async stop() {
      await worker.stop();
      mailer.close();
      admin.stop();
      await smtp.stop();
    },
  };
}

const rows = (table: 'newsletter.subscription' | 'newsletter.voucher') =>
  connection.database.selectFrom(table).selectAll().execute();
const find = (address: string) =>
  connection.database
    .selectFrom('newsletter.subscription')
    .selectAll()
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
const linkFor = async (address: string) => {
  const { id, confirmation_expires_at: expiresAt } = await find(address);
  return tokens.sign('confirm', { subscriptionId: id, expiresAt });
};

describe('signing up', () => {
  test('full flow: two mails, one code, proof of consent [CONST-013 DEC-073 DEC-074 DEC-076 DEC-077 ENT-083]', async () => {
    const shop = await working();
    try {
      expect(await signUp('Mara@Example.com')).toBe('sent');
      const first = await shop.mail('mara@example.com');
      expect(first.subject).toBe('Bitte bestätige deine Anmeldung');
      expect(headerOf(first, 'list-unsubscribe')).toContain(
        `<${publicOrigin}/de/newsletter/unsubscribe`,
      );
      expect(headerOf(first, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const token = tokenIn(first, 'confirm');
      expect(await service().look(token)).toBe('ready');
      expect(await service().confirm(token)).toBe('confirmed');
      const second = await shop.mail('mara@example.com', 1);
      const code = codeIn(second);
      expect([...shop.admin.discounts.values()]).toEqual([
        expect.objectContaining({
          code,
          usageLimit: 1,
          appliesOncePerCustomer: true,
          customerGets: expect.objectContaining({
            value: { discountAmount: { amount: '5.00', appliesOnEachItem: false } },
          }),
          minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: '60.00' } },
        }),
      ]);
      const kept = await exportAddress(connection.database, 'mara@example.com', secret);
      expect(kept?.consent.map(({ event, text_version }) => [event, text_version])).toEqual([
        ['given', 'test'],
        ['confirmed', null],
      ]);
      expect(kept?.voucher?.code).toBe(code);
    } finally {
      await shop.stop();
    }
  }, 30_000);

  test('a hundred concurrent sign-ups create one row and one job', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => signUp('crowd@example.com')),
    );
    expect(new Set(outcomes)).toEqual(new Set(['sent']));
    const { id } = await find('crowd@example.com');
    expect(await jobsOf(id)).toHaveLength(1);
  });

  test('a pending mail is counted', async () => {
    const before = (await readQueueState(connection)).pending;
    await signUp('counted@example.com');
    expect((await readQueueState(connection)).pending).toBe(before + 1);
  });

  test('only confirmed subscribers are told that they are subscribed, regardless of letter case [VALID-003]', async () => {
    await signUp('twice@example.com');
    expect(await signUp('twice@example.com')).toBe('sent');
    await service().confirm(await linkFor('twice@example.com'));
    expect(await signUp(' TWICE@example.com ')).toBe('alreadySubscribed');
  });

  test('a database outage is reported as unavailable, without the address in the log', async () => {
    const onResponse = vi.fn();
    const nowhere = connect('postgres://nobody@127.0.0.1:1/none');
    const broken = createNewsletter({ connection: nowhere, tokens, secret, log, onResponse });
    const outcome = await broken.signUp({
      email: 'secret@example.com',
      language: 'de',
      consentVersion: 'test',
    });
    expect(outcome).toBe('unavailable');
    expect(onResponse).toHaveBeenLastCalledWith(false);
    expect(log.error).toHaveBeenCalled();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret');
    await nowhere.database.destroy();
  });
});

describe('the confirmation link', () => {
  test('works once, and only its hash is stored [DEC-075]', async () => {
    await signUp('once@example.com');
    const token = await linkFor('once@example.com');
    const row = await find('once@example.com');
    expect(row.confirmation_hash).toBe(hashOf(token));
    expect(JSON.stringify(await rows('newsletter.subscription'))).not.toContain(token);
    expect(await service().confirm(token)).toBe('confirmed');
    expect(await service().confirm(token)).toBe('alreadyConfirmed');
    expect(await service().look(token)).toBe('alreadyConfirmed');
  });

  test('expires, and the expired one can request another', async () => {
    await signUp('late@example.com');
    const token = await linkFor('late@example.com');
    time = new Date(Date.now() + 49 * 3600_000);
    expect(await service().confirm(token)).toBe('expired');
    expect(await service().resend(token)).toBe('sent');
    const fresh = await linkFor('late@example.com');
    expect(fresh).not.toBe(token);
    expect(await service().confirm(token)).toBe('expired');
    expect(await service().confirm(fresh)).toBe('confirmed');
    expect(await service().resend(token)).toBe('alreadyConfirmed');
  });

  test('is reused in a second mail while it is recent', async () => {
    await signUp('again@example.com');
    const token = await linkFor('again@example.com');
    time = new Date(Date.now() + 10 * 60_000);
    await signUp('again@example.com');
    expect(await linkFor('again@example.com')).toBe(token);
    expect((await find('again@example.com')).mail_asked_at).toEqual(time);
  });

  test.each(['', 'nonsense', `${randomUUID()}.zzzzzz.${'A'.repeat(43)}`])(
    '%j is unknown',
    async (token) => {
      expect(await service().look(token)).toBe('unknown');
      expect(await service().confirm(token)).toBe('unknown');
      expect(await service().resend(token)).toBe('unknown');
      expect(await service().unsubscribe(token)).toBe('unknown');
    },
  );

  test('is valid for its own purpose only', async () => {
    await signUp('purpose@example.com');
    expect(await service().unsubscribe(await linkFor('purpose@example.com'))).toBe('unknown');
  });
});

describe('unsubscribing', () => {
  const unsubscribeLink = async (address: string) =>
    tokens.sign('unsubscribe', { subscriptionId: (await find(address)).id, expiresAt: null });

  test('takes one click, and a new sign-up gets no second code [CONST-016]', async () => {
    await signUp('back@example.com');
    await service().confirm(await linkFor('back@example.com'));
    const link = await unsubscribeLink('back@example.com');
    expect(await service().unsubscribe(link)).toBe('unsubscribed');
    expect(await service().unsubscribe(link)).toBe('unsubscribed');
    expect((await find('back@example.com')).status).toBe('unsubscribed');
    expect(await signUp('back@example.com')).toBe('sent');
    const before = (await rows('newsletter.voucher')).length;
    expect(await service().confirm(await linkFor('back@example.com'))).toBe('confirmedAgain');
    expect(await rows('newsletter.voucher')).toHaveLength(before);
  });

  test('another spelling of a mailbox is confirmed without a voucher', async () => {
    await signUp('alias@example.com');
    expect(await service().confirm(await linkFor('alias@example.com'))).toBe('confirmed');
    const before = (await rows('newsletter.voucher')).length;
    expect(await signUp('alias+again@example.com')).toBe('sent');
    expect(await service().confirm(await linkFor('alias+again@example.com'))).toBe(
      'confirmedAgain',
    );
    expect(await rows('newsletter.voucher')).toHaveLength(before);
  });

  test('a customer who is signed in needs no link', async () => {
    await signUp('account@example.com');
    expect(await service().isSubscribed('account@example.com')).toBe(false);
    await service().confirm(await linkFor('account@example.com'));
    expect(await service().isSubscribed('Account@Example.com')).toBe(true);
    expect(await service().unsubscribeAddress('Account@Example.com')).toBe('unsubscribed');
    expect((await find('account@example.com')).status).toBe('unsubscribed');
    expect(await service().isSubscribed('account@example.com')).toBe(false);
    expect(await service().unsubscribeAddress('stranger@example.com')).toBe('unsubscribed');
  });

  test('an erased address gets no second code [DEC-078]', async () => {
    await signUp('gone@example.com');
    await service().confirm(await linkFor('gone@example.com'));
    expect(await eraseAddress(connection.database, 'gone@example.com')).toBe(true);
    const everything = JSON.stringify([
      await rows('newsletter.subscription'),
      await rows('newsletter.voucher'),
    ]);
    expect(everything).not.toContain('gone@');
    await signUp('gone@example.com');
    expect(await service().confirm(await linkFor('gone@example.com'))).toBe('confirmedAgain');
  });

  test('deletes an unconfirmed subscription at once', async () => {
    await signUp('never@example.com');
    expect(await service().unsubscribe(await unsubscribeLink('never@example.com'))).toBe(
      'unsubscribed',
    );
    await expect(find('never@example.com')).rejects.toThrow();
  });
});

test('lists confirmed subscribers only, with the proof of their consent and their unsubscribe link', async () => {
  const listed = async () => {
    const found = [];
    const options = { database: connection.database, tokens, publicOrigin };
    for await (const row of confirmedSubscribers(options)) {
      if (row.address.endsWith('@list.example')) found.push(row);
    }
    return found;
  };
  await signUp('pending@list.example');
  await signUp('mara@list.example');
  await service().confirm(await linkFor('mara@list.example'));
  const [row, ...others] = await listed();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    address: 'mara@list.example',
    language: 'de',
    consent_text_version: 'test',
    consent_given_at: expect.any(Date),
    confirmed_at: expect.any(Date),
  });
  const link = new URL(row?.unsubscribe_url ?? '');
  expect(link.origin + link.pathname).toBe('https://shop.example/de/newsletter/unsubscribe');
  await service().unsubscribe(link.searchParams.get('token') ?? '');
  expect(await listed()).toEqual([]);
});

test('a mailbox that does not exist is not retried, and no error contains the address', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = await working({ unknown: ['nobody@example.com'] });
  try {
    await signUp('nobody@example.com');
    const { id } = await find('nobody@example.com');
    await vi.waitFor(async () => expect(await jobsOf(id)).toEqual([]), { timeout: 15_000 });
    expect(JSON.stringify(log.mock.calls)).not.toContain('nobody@');
  } finally {
    await shop.stop();
    log.mockRestore();
  }
}, 30_000);

test('the job of a killed worker is unlocked within seconds', async () => {
  await signUp('killed@example.com');
  const { id } = await find('killed@example.com');
  const killed = await startWorkerWithoutLease(id);
  const shop = await working();
  try {
    await shop.mail('killed@example.com');
  } finally {
    await shop.stop();
    await killed.stop();
  }
}, 30_000);

/** Locks the jobs of a subscription and never finishes them, as a killed worker does. */
async function startWorkerWithoutLease(subscriptionId: string) {
  let finish = () => {};
  const unfinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const runner = await run({
    pgPool: connection.pool,
    taskList: { newsletter_confirmation_mail: () => unfinished },
    concurrency: 20,
    noHandleSignals: true,
    logger: queueLogger(log),
  });
  await vi.waitFor(
    async () => {
      const [job] = await jobsOf(subscriptionId);
      expect(job?.locked_by).toBeTruthy();
    },
    { timeout: 10_000 },
  );
  return {
    async stop() {
      finish();
      await runner.stop();
    },
  };
}

async function jobsOf(subscriptionId: string) {
  const { rows } = await connection.pool.query<{ locked_by: string | null }>(
    "select locked_by from graphile_worker.jobs where key like '% ' || $1",
    [subscriptionId],
  );
  return rows;
}
