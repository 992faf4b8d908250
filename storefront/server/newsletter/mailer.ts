import { createTransport } from 'nodemailer';
import { isThisMachine } from '../config/production-rules.ts';
import { describeFailure } from './describe-failure.ts';

interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string;
  /** The same for every try, so that a mail program may notice a double. */
  id: string;
}

export interface Mailer {
  /** 'refused' is the receiver's last word: there is no such mailbox. */
  send(letter: Letter): Promise<'sent' | 'refused'>;
  close(): void;
}

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 };

export function createMailer(smtpUrl: string, from: string): Mailer {
  const { protocol, hostname } = new URL(smtpUrl);
  // addresses cross no network unencrypted
  const requireTLS = protocol === 'smtp:' && !isThisMachine(hostname);
  const transport = createTransport({ url: smtpUrl, requireTLS, ...timeouts });
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
          headers: {
            // RFC 8058: mail programs show a button that needs no page
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        });
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        // the original would carry the address into logs and the job's row
        throw new Error(`the mail server failed (${describeFailure(error)})`);
      }
    },
    close: () => transport.close(),
  };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error))
    return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
