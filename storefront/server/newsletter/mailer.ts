import { createTransport } from 'nodemailer';
import { isLoopback } from '../config/production-rules.ts';
import { describeError } from './describe-error.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Of a newsletter's mail; receipts have none. */
  unsubscribeUrl?: string;
  /** The same for every retry, so that mail clients can detect duplicates. */
  id: string;
}

export interface Mailer {
  /** 'rejected' is permanent: the mailbox does not exist. */
  send(mail: OutgoingMail): Promise<'sent' | 'rejected'>;
  close(): void;
}

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 };

interface MailerOptions {
  /** Keeps connections open, for many mails in a row. */
  pooled?: boolean;
}

export function createMailer(
  smtpUrl: string,
  from: string,
  { pooled = false }: MailerOptions = {},
): Mailer {
  const { protocol, hostname } = new URL(smtpUrl);
  // addresses are never sent over a network unencrypted
  const requireTLS = protocol === 'smtp:' && !isLoopback(hostname);
  const transport = createTransport({ url: smtpUrl, requireTLS, pool: pooled, ...timeouts });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, html, text, unsubscribeUrl, id }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          html,
          text,
          messageId: `<${id}@${host}>`,
          ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        });
        return 'sent';
      } catch (error) {
        if (isRejection(error)) return 'rejected';
        // the original error contains the address and would be stored in the log and the job
        throw new Error(`sending a mail failed (${describeError(error)})`);
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 8058: one-click unsubscribe in mail clients. */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function isRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error))
    return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
