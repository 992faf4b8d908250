import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { declarationParts } from '../../app/declarations/declaration-parts.ts';
import type { Declaration } from '../../app/declarations/declarations.ts';
import { type Connection, connect } from '../newsletter/database.ts';
import { createMailer } from '../newsletter/mailer.ts';
import { catchMail } from '../newsletter/testing/smtp-catcher.ts';
import { createTestDatabase } from '../newsletter/testing/test-database.ts';
import { startWorker } from '../newsletter/worker.ts';
import { declarationJobs } from './declaration-jobs.ts';
import { createDeclarations } from './declarations.ts';

// mails are rendered and sent by jobs, which takes a while on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const log = { error: vi.fn() };
let connection: Connection;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  ({ connection, drop: dropDatabase } = await createTestDatabase(log, startEmbeddedPostgres));
}, 60_000);
afterAll(() => dropDatabase());

const withdrawal: Declaration = {
  kind: 'withdrawal',
  name: 'Mara Lindner',
  contract: 'an order number nobody knows',
  email: 'mara@example.com',
  items: '1 × Cappuccinotasse <Tiefsee>',
};
const cancellation: Declaration = {
  kind: 'cancellation',
  type: 'forCause',
  reason: 'Drei Lieferungen kamen nicht an.',
  name: 'Jens Holm',
  place: '20457 Hamburg',
  contract: 'Kaffee-Abo A-20418',
  email: 'jens@example.com',
  endDate: null,
};
const merchant = 'widerruf@kaffeelotse.example';
/** 16:52:08 in Hamburg. */
const at = new Date('2026-11-15T15:52:08Z');

const submit = (declaration: Declaration, id: string = randomUUID(), now = at) =>
  createDeclarations({ connection, log, now: () => now }).submit({
    id,
    language: 'de',
    declaration,
  });
const find = (id: string) =>
  connection.database
    .selectFrom('declarations.declaration')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

/** Mail server and worker. */
async function startJobs(options: Parameters<typeof catchMail>[0] = {}) {
  const smtp = await catchMail(options);
  const mailer = createMailer(smtp.url, 'Shop <shop@example.com>');
  const tasks = declarationJobs({
    database: connection.database,
    mailer,
    publicOrigin: 'https://shop.example',
    parts: async () => declarationParts,
    now: () => at,
  });
  const worker = startWorker({ connection, taskList: tasks, log });
  return {
    smtp,
    async stop() {
      await worker.stop();
      mailer.close();
      await smtp.stop();
    },
  };
}

const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 50 });

describe('a declaration', () => {
  test('is stored as submitted, confirmed by mail and copied to the merchant', async () => {
    const id = randomUUID();
    expect(await submit(withdrawal, id)).toMatchObject({
      declaration: withdrawal,
      number: expect.stringMatching(/^W-2026-\d{6}$/),
      receivedAt: at,
    });
    const jobs = await startJobs();
    try {
      await eventually(async () => {
        expect(await find(id)).toMatchObject({ receipt_sent_at: at, copy_sent_at: at });
      });
      const [receipt] = jobs.smtp.mailsTo('mara@example.com');
      const [copy] = jobs.smtp.mailsTo(merchant);
      for (const mail of [receipt, copy]) {
        expect(mail?.text).toContain('15. November 2026 um 16:52:08 MEZ');
        expect(mail?.text).toContain('Mara Lindner');
        expect(mail?.text).toContain('an order number nobody knows');
        expect(mail?.text).toContain('1 × Cappuccinotasse <Tiefsee>');
        expect(mail?.text).toContain('mara@example.com');
        expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
      }
      expect(receipt?.subject).toMatch(/^Dein Widerruf ist eingegangen \(W-2026-\d{6}\)$/);
      expect(copy?.subject).toMatch(/^Widerruf W-2026-\d{6}$/);
      expect(jobs.smtp.mails).toHaveLength(2);
    } finally {
      await jobs.stop();
    }
    expect((await find(id))?.content).toEqual(withdrawal);
  });

  test('of a cancellation is confirmed with the end of the contract', async () => {
    expect(await submit(cancellation)).toMatchObject({ declaration: cancellation });
    const jobs = await startJobs();
    try {
      const mail = await eventually(() => {
        const [found] = jobs.smtp.mailsTo('jens@example.com');
        if (!found) throw new Error('no mail yet');
        return found;
      });
      expect(mail.subject).toMatch(/^Deine Kündigung ist eingegangen \(K-2026-\d{6}\)$/);
      expect(mail.text).toContain('Außerordentliche Kündigung');
      expect(mail.text).toContain('Drei Lieferungen kamen nicht an.');
      expect(mail.text).toContain('15. November 2026, so früh wie möglich');
    } finally {
      await jobs.stop();
    }
  });

  test('of a customer who wants their data deleted is confirmed, and the merchant asked', async () => {
    const request: Declaration = {
      kind: 'dataRequest',
      request: 'erasure',
      name: 'Rita Probe',
      email: 'rita@example.com',
    };
    expect(await submit(request)).toMatchObject({
      declaration: request,
      number: expect.stringMatching(/^D-2026-\d{6}$/),
    });
    const jobs = await startJobs();
    try {
      const [mail, copy] = await eventually(() => {
        const [found] = jobs.smtp.mailsTo('rita@example.com');
        const asked = jobs.smtp
          .mailsTo(merchant)
          .find(({ subject }) => subject?.startsWith('Datenanfrage'));
        if (!found || !asked) throw new Error('no mails yet');
        return [found, asked];
      });
      expect(mail.subject).toMatch(/^Deine Anfrage ist eingegangen \(D-2026-\d{6}\)$/);
      for (const { text } of [mail, copy]) expect(text).toContain('Löschung von Konto und Daten');
    } finally {
      await jobs.stop();
    }
  });

  test('that is submitted twice gets one receipt', async () => {
    const id = randomUUID();
    const [first, second] = await Promise.all([submit(withdrawal, id), submit(withdrawal, id)]);
    expect(second).toEqual(first);
    expect(await submit(withdrawal, id, new Date())).toEqual(first);
  });

  test('that was changed after going back is a second declaration', async () => {
    const id = randomUUID();
    const first = await submit(withdrawal, id);
    const second = await submit({ ...withdrawal, items: null }, id);
    expect(second).toMatchObject({ declaration: { items: null } });
    expect(second).not.toMatchObject({ number: typeof first === 'object' && first.number });
    expect((await find(id))?.content).toEqual(withdrawal);
  });

  test('cannot be changed in the database', async () => {
    const id = randomUUID();
    await submit(withdrawal, id);
    const change = connection.pool.query(
      `update declarations.declaration set received_at = now() where id = $1`,
      [id],
    );
    await expect(change).rejects.toThrow('a declaration cannot be changed');
  });

  test('is confirmed after an outage of the mail server, once', async () => {
    const id = randomUUID();
    const email = 'outage@example.com';
    await submit({ ...withdrawal, email }, id);
    let isDown = true;
    const jobs = await startJobs({
      onMail() {
        if (isDown) throw new Error('down');
      },
    });
    try {
      await eventually(async () => {
        const { rows } = await connection.pool.query(
          'select 1 from graphile_worker.jobs where attempts > 0 and key like $1',
          [`declaration_receipt ${id}`],
        );
        expect(rows).toHaveLength(1);
      });
      isDown = false;
      await eventually(async () => expect((await find(id))?.receipt_sent_at).toEqual(at));
      expect(jobs.smtp.mailsTo(email)).toHaveLength(1);
    } finally {
      await jobs.stop();
    }
  });

  test('to a mailbox that does not exist is stored and copied, but not marked as confirmed', async () => {
    const id = randomUUID();
    await submit({ ...withdrawal, email: 'gone@example.com' }, id);
    const jobs = await startJobs({ unknown: ['gone@example.com'] });
    try {
      await eventually(async () => expect((await find(id))?.copy_sent_at).toEqual(at));
      expect((await find(id))?.receipt_sent_at).toBeNull();
    } finally {
      await jobs.stop();
    }
  });

  test('is kept for six years after the year of its receipt', async () => {
    const [kept, expired] = [randomUUID(), randomUUID()];
    await submit(withdrawal, kept, new Date('2020-01-01T00:00:00Z'));
    await submit(withdrawal, expired, new Date('2019-12-31T23:59:59Z'));
    const { declarations_delete_expired: deleteExpired } = declarationJobs({
      database: connection.database,
      mailer: { send: async () => 'sent', close() {} },
      publicOrigin: 'https://shop.example',
      parts: async () => declarationParts,
      now: () => at,
    });
    await Reflect.apply(deleteExpired ?? (() => null), null, []);
    expect(await find(kept)).toBeDefined();
    expect(await find(expired)).toBeUndefined();
  });
});

test('without a database nothing is acknowledged', async () => {
  const unreachable = connect('postgres://localhost:1/none');
  const declarations = createDeclarations({ connection: unreachable, log });
  const id = randomUUID();
  expect(await declarations.submit({ id, language: 'de', declaration: withdrawal })).toBe(
    'unavailable',
  );
  await unreachable.database.destroy();
});
