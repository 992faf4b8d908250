import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpCatcher {
  url: string;
  mails: Email[];
  mailsTo(address: string): Email[];
  stop(): Promise<void>;
}

interface CatcherOptions {
  port?: number;
  /** Called before a mail is accepted; throwing rejects it. */
  onMail?: (mail: Email) => Promise<void> | void;
  /** Mailboxes that do not exist. */
  unknown?: string[];
}

/** An SMTP server that stores received mails in memory. */
export async function catchMail(options: CatcherOptions = {}): Promise<SmtpCatcher> {
  const { port = 0, onMail, unknown = [] } = options;
  const mails: Email[] = [];
  const byAddress = new Map<string, Email[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const rejection = Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 });
      done(unknown.includes(address) ? rejection : undefined);
    },
    onData: (stream, session, done) => {
      stream
        .toArray()
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then(async (mail) => {
          await onMail?.(mail);
          mails.push(mail);
          for (const { address } of session.envelope.rcptTo) {
            byAddress.set(address, [...(byAddress.get(address) ?? []), mail]);
          }
        })
        .then(() => done(), done);
    },
  });
  // killed clients reset their connection
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    mailsTo: (address) => byAddress.get(address) ?? [],
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
