import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { codeIn, tokenIn } from '../../storefront/server/newsletter/testing/mail-links.ts';
import { counted, type Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startEnvironment, type TestEnvironment } from './environment.ts';
import { startProcess, stopProcess } from './processes.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const signUpsPerSecond = 10;
const secondsBefore = 10;
const secondsAfter = 5;

/** Backup while visitors sign up and confirm, then the restore of docs/deployment.md while they go on. */
export async function restoreDrill(): Promise<Row[]> {
  const environment = await startEnvironment();
  const { smtp } = environment;
  const file = path.join(root, `.data/restore-${process.pid}.dump`);
  const script = (name: string, databaseUrl: string) =>
    run(path.join(root, 'deploy', name), [file], {
      env: { PATH: process.env.PATH, NEWSLETTER_DATABASE_URL: databaseUrl },
    });
  const signedUp = new Set<string>();
  const confirmed: string[] = [];
  let worker = await startProcess('worker', environment.variables);
  try {
    const before = signUps(environment.newsletter, 'before');
    await delay(secondsBefore * 1000);
    const confirmedBeforeBackup = [...confirmed];
    await script('newsletter-backup.sh', environment.databaseUrl);
    await delay(1000);
    await before.stop();
    await stopProcess(worker, 'SIGTERM');

    const restored = await environment.openAnother();
    await script('newsletter-restore.sh', restored.databaseUrl);
    worker = await startProcess('worker', {
      ...environment.variables,
      NEWSLETTER_DATABASE_URL: restored.databaseUrl,
    });
    const after = signUps(restored.newsletter, 'after');
    await delay(secondsAfter * 1000);
    await after.stop();
    const query = async (text: string) =>
      (await restored.connection.pool.query<{ address: string }>(text)).rows;
    await waitUntil(
      async () => (await query('select id as address from graphile_worker.jobs')).length === 0,
      60,
    );

    const subscribers = new Set(
      (await query("select address from newsletter.subscription where status = 'confirmed'")).map(
        ({ address }) => address,
      ),
    );
    const lost = confirmedBeforeBackup.filter((address) => !subscribers.has(address));
    const afterwards = confirmed.filter((address) => address.startsWith('after'));
    const lostAfterwards = afterwards.filter((address) => !subscribers.has(address));
    const addresses = [...signedUp];
    const times = (hasCode: boolean) =>
      addresses.map(
        (address) => smtp.mailsTo(address).filter((mail) => !codeIn(mail) !== hasCode).length,
      );
    const sent = [...times(true), ...times(false)];
    const codesOf = (address: string) =>
      new Set(smtp.mailsTo(address).flatMap((m) => codeIn(m) ?? []));
    return [
      atLeastOne('confirmed before the backup', confirmedBeforeBackup.length),
      counted('of them lost', lost.length, 0),
      atLeastOne('confirmed after the restore', afterwards.length),
      counted('of them lost', lostAfterwards.length, 0),
      { expectation: 'mails sent twice', seen: `${sent.filter((n) => n === 2).length}`, met: true },
      counted('mails sent more than twice', sent.filter((n) => n > 2).length, 0),
      counted(
        'addresses with two codes',
        addresses.filter((address) => codesOf(address).size > 1).length,
        0,
      ),
    ];
  } finally {
    await stopProcess(worker, 'SIGTERM');
    await environment.stop();
    await rm(file, { force: true });
  }

  /** Signs up at a fixed rate, and confirms every mail as it arrives. */
  function signUps(newsletter: TestEnvironment['newsletter'], name: string) {
    let isOver = false;
    const unconfirmed = new Set<string>();
    async function signUp() {
      for (let number = 0; !isOver; number += 1) {
        const email = `${name}-${number}@example.com`;
        await newsletter.signUp({ email, language: 'de', consentVersion: 'bench' });
        signedUp.add(email);
        unconfirmed.add(email);
        await delay(1000 / signUpsPerSecond);
      }
    }
    async function confirm() {
      while (!isOver) {
        for (const address of unconfirmed) {
          const [mail] = smtp.mailsTo(address);
          if (!mail) continue;
          unconfirmed.delete(address);
          const outcome = await newsletter.confirm(tokenIn(mail, 'confirm'));
          if (outcome === 'confirmed') confirmed.push(address);
        }
        await delay(50);
      }
    }
    const running = Promise.all([signUp(), confirm()]);
    return {
      async stop() {
        isOver = true;
        await running;
      },
    };
  }
}

function atLeastOne(expectation: string, seen: number): Row {
  return { expectation, seen: `${seen}`, met: seen > 0 };
}
