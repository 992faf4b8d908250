import { setTimeout as delay } from 'node:timers/promises';
import { codeIn, tokenIn } from '../../storefront/server/newsletter/testing/mail-links.ts';
import { counted, type Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startEnvironment } from './environment.ts';
import { startProcess, stopProcess } from './processes.ts';

const kills = Number(process.env.BENCH_KILLS ?? 100);
const signUpIntervalMs = 250;

/** The worker is killed at random points during sign-ups and confirmations. */
export async function killedWorkers(): Promise<Row[]> {
  const environment = await startEnvironment({
    // long enough to be killed while a mail is sent
    onMail: () => delay(Math.random() * 60),
  });
  const { newsletter, smtp } = environment;
  const acknowledged: string[] = [];
  const confirmed = new Set<string>();
  let running = true;

  const signUps = (async () => {
    for (let number = 0; running; number += 1) {
      const email = `reader${number}@example.com`;
      const outcome = await newsletter.signUp({ email, language: 'en', consentVersion: 'bench' });
      if (outcome === 'sent') acknowledged.push(email);
      await delay(signUpIntervalMs);
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
      const worker = await startProcess('worker', environment.variables);
      // before, during or after its first jobs
      await delay(Math.random() * 2000);
      await stopProcess(worker, 'SIGKILL');
    }
    running = false;
    await Promise.all([signUps, confirmations]);
    const last = await startProcess('worker', environment.variables);
    const codesOf = (email: string) => smtp.mailsTo(email).flatMap((mail) => codeIn(mail) ?? []);
    const seconds = await waitUntil(async () => {
      await confirmAll();
      return acknowledged.every((email) => codesOf(email).length > 0);
    }, 120);
    await stopProcess(last, 'SIGTERM');

    const people = acknowledged.length;
    const codes = acknowledged.map((email) => new Set(codesOf(email)));
    const duplicates = smtp.mails.length - 2 * people;
    return [
      { expectation: 'kills', seen: String(kills), met: true },
      {
        expectation: 'everything is delivered after the last kill',
        seen: seconds === null ? 'not within 120 s' : `after ${seconds.toFixed(1)} s`,
        met: seconds !== null,
      },
      counted('sign-ups with a confirmation mail', confirmed.size, people),
      counted('with a voucher mail', codes.filter(({ size }) => size > 0).length, people),
      counted('with exactly one code', codes.filter(({ size }) => size === 1).length, people),
      counted('codes on the platform', await environment.codesOnPlatform(), people),
      {
        expectation: 'mails sent a second time',
        seen: `${duplicates} of ${smtp.mails.length}`,
        met: true,
      },
    ];
  } finally {
    running = false;
    await environment.stop();
  }
}
