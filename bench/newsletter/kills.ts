import { setTimeout as delay } from 'node:timers/promises';
import { codeIn, tokenIn } from '../../storefront/server/newsletter/testing/mail-links.ts';
import { counted, type Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { prepare } from './setting.ts';
import { end, startProgram } from './worker-process.ts';

const kills = Number(process.env.BENCH_KILLS ?? 100);
const pauseBetweenSignUps = 250;

/** The worker is killed at random points while people sign up and confirm. */
export async function workerKilled(): Promise<Row[]> {
  const setting = await prepare(async () => {
    // wide enough to be hit in the middle of a mail
    await delay(Math.random() * 60);
  });
  const { newsletter, smtp } = setting;
  const acknowledged: string[] = [];
  const confirmed = new Set<string>();
  let running = true;

  const signUps = (async () => {
    for (let number = 0; running; number += 1) {
      const email = `reader${number}@example.com`;
      const outcome = await newsletter.signUp({ email, language: 'en', consentVersion: 'bench' });
      if (outcome === 'sent') acknowledged.push(email);
      await delay(pauseBetweenSignUps);
    }
  })();
  const confirmAll = async () => {
    for (const email of acknowledged) {
      const mail = confirmed.has(email) ? undefined : smtp.mailsTo(email)[0];
      if (!mail) continue;
      confirmed.add(email);
      await newsletter.confirm(tokenIn(mail, 'confirm'));
    }
    return confirmed.size === acknowledged.length;
  };
  const confirmations = (async () => {
    while (running) {
      await confirmAll();
      await delay(50);
    }
  })();

  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = await startProgram('worker', setting.environment);
      // from before its first job to well into its work
      await delay(Math.random() * 2000);
      await end(worker, 'SIGKILL');
    }
    running = false;
    await Promise.all([signUps, confirmations]);
    const last = await startProgram('worker', setting.environment);
    const codesOf = (email: string) => smtp.mailsTo(email).flatMap((mail) => codeIn(mail) ?? []);
    const seconds = await waitUntil(async () => {
      await confirmAll();
      return acknowledged.every((email) => codesOf(email).length > 0);
    }, 120);
    await end(last, 'SIGTERM');

    const people = acknowledged.length;
    const codes = acknowledged.map((email) => new Set(codesOf(email)));
    const doubled = smtp.mails.length - 2 * people;
    return [
      { claim: 'kills', seen: String(kills), met: true },
      {
        claim: 'everything is delivered after the last one',
        seen: seconds === null ? 'not within 120 s' : `after ${seconds.toFixed(1)} s`,
        met: seconds !== null,
      },
      counted('sign-ups with a confirmation mail', confirmed.size, people),
      counted('with a voucher mail', codes.filter(({ size }) => size > 0).length, people),
      counted('with exactly one code', codes.filter(({ size }) => size === 1).length, people),
      counted('codes on the platform', await setting.codesOnPlatform(), people),
      { claim: 'mails sent a second time', seen: `${doubled} of ${smtp.mails.length}`, met: true },
    ];
  } finally {
    running = false;
    await setting.stop();
  }
}
