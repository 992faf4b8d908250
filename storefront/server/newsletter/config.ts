import { z } from 'zod';
import { ConfigError } from '../config.ts';

const environment = z.object({
  NEWSLETTER_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  NEWSLETTER_SECRET: z.string().min(32),
  NEWSLETTER_WORKER: z.stringbool().default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().includes('@'),
  ADMIN_URL: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
  ADMIN_TOKEN: z.string().min(1),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
});

export interface NewsletterConfig {
  databaseUrl: string;
  /** Signs the links in mails. */
  secret: string;
  /** Whether this process sends the mails, too. */
  worker: boolean;
  smtpUrl: string;
  mailFrom: string;
  admin: { url: string; token: string };
  publicOrigin: string;
}

/** Without a database there is no newsletter; with one, everything else it needs must be there. */
export function readNewsletterConfig(
  env: Record<string, string | undefined>,
): NewsletterConfig | null {
  if (!env.NEWSLETTER_DATABASE_URL) return null;
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigError(`The newsletter's environment is wrong:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    databaseUrl: values.NEWSLETTER_DATABASE_URL,
    secret: values.NEWSLETTER_SECRET,
    worker: values.NEWSLETTER_WORKER,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    admin: { url: values.ADMIN_URL, token: values.ADMIN_TOKEN },
    publicOrigin: values.PUBLIC_ORIGIN,
  };
}
