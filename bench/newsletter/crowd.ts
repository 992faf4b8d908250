import { setTimeout as delay } from 'node:timers/promises';
import { codeIn, tokenIn } from '../../storefront/server/newsletter/testing/mail-links.ts';
import { counted, type Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { prepare } from './setting.ts';
import { end, startProgram } from './worker-process.ts';

const crowd = 200;
const address = 'crowd@example.com';

/** Two hundred sign-ups of one address at the same time, then as many confirmations. */
export async function crowdAtTheDoor(): Promise<Row[]> {
  const setting = await prepare();
  const { newsletter, smtp, connection } = setting;
  const worker = await startProgram('worker', setting.environment);
  try {
    const together = <Outcome>(one: () => Promise<Outcome>) =>
      Promise.all(Array.from({ length: crowd }, one));
    const count = (outcomes: string[], wanted: string) =>
      outcomes.filter((outcome) => outcome === wanted).length;
    const signUp = () =>
      newsletter.signUp({ email: address, language: 'de', consentVersion: 'bench' });

    const first = await together(signUp);
    await waitUntil(() => smtp.mailsTo(address).length > 0, 30);
    // a second one would have time to come
    await delay(3000);
    const confirmationMails = smtp.mailsTo(address).length;
    const token = tokenIn(smtp.mails[0] ?? missing(), 'confirm');
    const confirmations = await together(() => newsletter.confirm(token));
    await waitUntil(() => smtp.mailsTo(address).length > 1, 30);
    await delay(3000);
    const voucherMails = smtp.mailsTo(address).filter((mail) => codeIn(mail)).length;
    const again = await together(signUp);
    await delay(2000);
    const { rows } = await connection.pool.query('select 1 from newsletter.subscription');

    return [
      counted(`${crowd} sign-ups at once are acknowledged`, count(first, 'sent'), crowd),
      counted('rows', rows.length, 1),
      counted('confirmation mails', confirmationMails, 1),
      counted(`${crowd} confirmations at once: one counts`, count(confirmations, 'confirmed'), 1),
      counted('codes on the platform', await setting.codesOnPlatform(), 1),
      counted('voucher mails', voucherMails, 1),
      counted('the next sign-ups are told', count(again, 'alreadySubscribed'), crowd),
      counted('mails in all', smtp.mails.length, 2),
    ];
  } finally {
    await end(worker, 'SIGTERM');
    await setting.stop();
  }
}

function missing(): never {
  throw new Error('no mail arrived');
}
