import type { Kysely } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../database/tables.ts';

/** An SMTP server whose only mailbox is the inbox page: whatever the shop sends can be read there. */
export async function receiveMails(
  database: Kysely<Database>,
  { host, port }: { host: string; port: number },
): Promise<{ stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream
        .toArray()
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then(({ subject, html, text }) =>
          database
            .insertInto('mail')
            .values({
              recipient: session.envelope.rcptTo.map(({ address }) => address).join(', '),
              subject: subject ?? '(no subject)',
              html: html?.trimEnd() || `<pre>${escapeHtml(text?.trimEnd() ?? '')}</pre>`,
              text: text?.trimEnd() ?? '',
              // it has arrived: nothing is to be sent on
              sent_at: new Date(),
            })
            .execute(),
        )
        .then(() => done(), done);
    },
  });
  // a sender that breaks off is its own affair
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { stop: () => new Promise((resolve) => server.close(resolve)) };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
