import { expect, test } from 'vitest';
import { createMailer } from './mailer.ts';
import { catchMail } from './testing/smtp-catcher.ts';

const mail = {
  to: 'gus@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  id: '1',
};

test('a mail server that offers no STARTTLS gets no mail over a network', async () => {
  const server = await catchMail();
  // this machine, but not by a name of the loopback interface
  const mailer = createMailer(server.url.replace('127.0.0.1', '0.0.0.0'), 'shop@example.com');
  await expect(mailer.send(mail)).rejects.toThrow('sending a mail failed');
  expect(server.mails).toEqual([]);
  const local = createMailer(server.url, 'shop@example.com');
  expect(await local.send(mail)).toBe('sent');
  expect(server.mails).toHaveLength(1);
  mailer.close();
  local.close();
  await server.stop();
});
