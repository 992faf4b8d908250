import freePort from 'get-port';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { queueMail } from './outbox.ts';
import { sendWaitingMails } from './smtp.ts';

const database = await createTestDatabase('empty');
const received: Email[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _session, done) => {
    received.push(await PostalMime.parse(Buffer.concat(await stream.toArray())));
    done();
  },
});
const port = await freePort();
server.listen(port, 'localhost');
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

it('sends every waiting mail once, however many ask at the same time', async () => {
  for (const subject of ['Erste', 'Zweite', 'Dritte: Grüße']) {
    await queueMail(database, {
      recipient: 'mara@example.com',
      subject,
      html: `<p>${subject}</p>`,
      text: subject,
    });
  }
  const url = `smtp://localhost:${port}`;
  const sent = await Promise.all([
    sendWaitingMails(database, url),
    sendWaitingMails(database, url),
  ]);
  expect((sent[0] ?? 0) + (sent[1] ?? 0)).toBe(3);
  expect(received.map((mail) => mail.subject).sort()).toEqual(['Dritte: Grüße', 'Erste', 'Zweite']);
  expect(received[0]?.html).toContain('<p>');
  expect(await sendWaitingMails(database, url)).toBe(0);
});

it('keeps a mail that could not be sent', async () => {
  await queueMail(database, { recipient: 'a@example.com', subject: 'x', html: 'x', text: 'x' });
  await expect(
    sendWaitingMails(database, `smtp://localhost:${await freePort()}`),
  ).rejects.toThrow();
  const waiting = await database
    .selectFrom('mail')
    .select('subject')
    .where('sent_at', 'is', null)
    .execute();
  expect(waiting).toEqual([{ subject: 'x' }]);
});
