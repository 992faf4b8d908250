import freePort from 'get-port';
import { createTransport } from 'nodemailer';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { receiveMails } from './receiver.ts';

const database = await createTestDatabase('empty');
const port = await freePort();
const receiver = await receiveMails(database, { host: 'localhost', port });
afterAll(() => receiver.stop());

it('puts what it is sent into the inbox, and sends nothing on', async () => {
  const transport = createTransport(`smtp://localhost:${port}`);
  const letter = { from: 'shop@example.com', to: 'mara@example.com', subject: 'Grüße' };
  await transport.sendMail({ ...letter, html: '<p>Moin</p>', text: 'Moin' });
  await transport.sendMail({ ...letter, subject: 'Text', text: 'a < b' });
  transport.close();
  const mails = await database
    .selectFrom('mail')
    .select(['recipient', 'subject', 'html', 'text', 'sent_at'])
    .orderBy('id')
    .execute();
  expect(mails).toEqual([
    expect.objectContaining({
      recipient: 'mara@example.com',
      subject: 'Grüße',
      html: '<p>Moin</p>',
      sent_at: expect.any(Date),
    }),
    expect.objectContaining({ subject: 'Text', html: expect.stringContaining('a &lt; b') }),
  ]);
});
