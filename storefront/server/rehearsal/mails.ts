import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { languages } from '#shop/languages.ts';
import { type DoctorContext, type Finding, failed, ok, skipped } from '../doctor/check.ts';
import type { Visitor } from './visitor.ts';

const signedUp = z.object({ sent: z.unknown(), problems: z.array(z.string()) });

/** A mail of the mail server itself, and the newsletter's confirmation through the shop, to the merchant's own address. */
export async function walkMails(
  visitor: Visitor,
  recipient: string | undefined,
  { config: { newsletter } }: DoctorContext,
): Promise<Finding[]> {
  if (!newsletter) return [skipped('mails', 'the newsletter is off')];
  if (!recipient) return [skipped('mails', 'no address was given (--mail you@your-shop.example)')];
  const [language = ''] = languages;
  const transport = createTransport({ url: newsletter.smtpUrl });
  const test = await transport
    .sendMail({
      from: newsletter.mailFrom,
      to: recipient,
      subject: 'Rehearsal of the shop',
      text: 'This mail was sent by npm run platform:rehearse. Nothing has to be done.',
    })
    .then(
      () => ok('mail server', 'took a mail: look whether it arrived, and not as spam'),
      (error: unknown) =>
        failed('mail server', error instanceof Error ? error.message : String(error)),
    );
  transport.close();
  const answer = await visitor.submit(`/${language}/newsletter/sign-up`, {
    email: recipient,
    consent: 'on',
    website: '',
  });
  const { data } = signedUp.safeParse(parseJson(answer.text));
  return [
    test,
    data && data.problems.length === 0
      ? ok(
          'newsletter',
          'the shop sends the confirmation: look whether it arrived, and follow its link',
        )
      : failed(
          'newsletter',
          `the sign-up was answered with ${answer.status} ${data?.problems.join(', ') ?? ''}`,
        ),
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
