import { setTimeout as delay } from 'node:timers/promises';
import { codeIn, tokenIn } from '../../storefront/server/newsletter/testing/mail-links.ts';
import { counted, type Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startEnvironment } from './environment.ts';
import { startProcess, stopProcess } from './processes.ts';

const concurrency = 200;
const address = 'crowd@example.com';

/** Concurrent sign-ups of one address, then as many concurrent confirmations. */
export async function concurrentSignUps(): Promise<Row[]> {
  const environment = await startEnvironment();
  const { newsletter, smtp, connection } = environment;
  const worker = await startProcess('worker', environment.variables);
  try {
    const concurrently = <Outcome>(one: () => Promise<Outcome>) =>
      Promise.all(Array.from({ length: concurrency }, one));
    const count = (outcomes: string[], wanted: string) =>
      outcomes.filter((outcome) => outcome === wanted).length;
    const signUp = () =>
      newsletter.signUp({ email: address, language: 'de', consentVersion: 'bench' });

    const first = await concurrently(signUp);
    await waitUntil(() => smtp.mailsTo(address).length > 0, 30);
    // time for an unwanted second mail
    await delay(3000);
    const confirmationMails = smtp.mailsTo(address).length;
    const token = tokenIn(smtp.mails[0] ?? missing(), 'confirm');
    const confirmations = await concurrently(() => newsletter.confirm(token));
    await waitUntil(() => smtp.mailsTo(address).length > 1, 30);
    await delay(3000);
    const voucherMails = smtp.mailsTo(address).filter((mail) => codeIn(mail)).length;
    const again = await concurrently(signUp);
    await delay(2000);
    const { rows } = await connection.pool.query('select 1 from newsletter.subscription');

    return [
      counted(
        `${concurrency} concurrent sign-ups are acknowledged`,
        count(first, 'sent'),
        concurrency,
      ),
      counted('rows', rows.length, 1),
      counted('confirmation mails', confirmationMails, 1),
      counted(
        `${concurrency} concurrent confirmations: one counts`,
        count(confirmations, 'confirmed'),
        1,
      ),
      counted('codes on the platform', await environment.codesOnPlatform(), 1),
      counted('voucher mails', voucherMails, 1),
      counted(
        'later sign-ups are told that they are subscribed',
        count(again, 'alreadySubscribed'),
        concurrency,
      ),
      counted('mails in all', smtp.mails.length, 2),
    ];
  } finally {
    await stopProcess(worker, 'SIGTERM');
    await environment.stop();
  }
}

function missing(): never {
  throw new Error('no mail arrived');
}
