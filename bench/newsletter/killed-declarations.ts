import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { languages } from '#shop/languages.ts';
import type { Submission } from '../../storefront/app/declarations/declarations.ts';
import { createDeclarations } from '../../storefront/server/declarations/declarations.ts';
import { connect } from '../../storefront/server/newsletter/database.ts';
import { counted, type Row } from '../support/table.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startEnvironment } from './environment.ts';
import { startProcess, stopProcess } from './processes.ts';

const submissions = Number(process.env.BENCH_DECLARATIONS ?? 1000);
const intervalMs = 40;
const outageMs = 1500;
const recoverySeconds = 300;

/** Withdrawals and cancellations while worker, mail server and PostgreSQL fail in turn. */
export async function killedDeclarations(): Promise<Row[]> {
  const environment = await startEnvironment();
  const { smtp } = environment;
  const smtpProxy = await startTcpProxy({ host: '127.0.0.1', port: portOf(smtp.url) });
  const database = new URL(environment.databaseUrl);
  const databaseProxy = await startTcpProxy({
    host: database.hostname,
    port: Number(database.port || 5432),
  });
  database.host = `127.0.0.1:${databaseProxy.port}`;
  const variables = {
    ...environment.variables,
    NEWSLETTER_DATABASE_URL: database.href,
    SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}`,
  };
  const connection = connect(database.href, 5);
  const declarations = createDeclarations({ connection, log: { error: () => undefined } });
  const accepted: Submission[] = [];
  let rejected = 0;
  let isSubmitting = true;

  const visitors = (async () => {
    for (let number = 0; number < submissions; number += 1) {
      const submission = submissionOf(number);
      // a visitor who reads that nothing was stored submits the same form again
      while ((await declarations.submit(submission)) === 'unavailable') {
        rejected += 1;
        await delay(200);
      }
      accepted.push(submission);
      await delay(intervalMs);
    }
    isSubmitting = false;
  })();

  let worker = await startProcess('worker', variables);
  const failures = { worker: 0, 'mail server': 0, PostgreSQL: 0 };
  try {
    while (isSubmitting) {
      await delay(Math.random() * outageMs);
      await stopProcess(worker, 'SIGKILL');
      failures.worker += 1;
      worker = await startProcess('worker', variables);
      for (const [name, proxy] of [
        ['mail server', smtpProxy],
        ['PostgreSQL', databaseProxy],
      ] as const) {
        await delay(Math.random() * outageMs);
        proxy.interrupt();
        failures[name] += 1;
        await delay(outageMs);
        proxy.restore();
      }
    }
    await visitors;
    const isConfirmed = ({ declaration }: Submission) => smtp.mailsTo(declaration.email).length > 0;
    const seconds = await waitUntil(() => accepted.every(isConfirmed), recoverySeconds);
    const rows = await environment.connection.database
      .selectFrom('declarations.declaration')
      .select('id')
      .execute();
    const stored = new Set(rows.map(({ id }) => id));
    const receipts = accepted.reduce(
      (sum, { declaration }) => sum + smtp.mailsTo(declaration.email).length,
      0,
    );
    return [
      ...Object.entries(failures).map(([name, count]) => ({
        expectation: `failures of the ${name}`,
        seen: String(count),
        met: count > 0,
      })),
      { expectation: 'rejected with nothing stored', seen: String(rejected), met: true },
      counted('accepted', accepted.length, submissions),
      counted('of them stored', accepted.filter(({ id }) => stored.has(id)).length, submissions),
      counted('rows in all', stored.size, submissions),
      counted('of them confirmed by mail', accepted.filter(isConfirmed).length, submissions),
      {
        expectation: 'all are confirmed after the last failure',
        seen:
          seconds === null ? `not within ${recoverySeconds} s` : `after ${seconds.toFixed(1)} s`,
        met: seconds !== null,
      },
      {
        expectation: 'receipts sent a second time',
        seen: `${receipts - accepted.length} of ${receipts}`,
        met: true,
      },
    ];
  } finally {
    smtpProxy.restore();
    databaseProxy.restore();
    await stopProcess(worker, 'SIGTERM');
    await connection.database.destroy();
    await smtpProxy.stop();
    await databaseProxy.stop();
    await environment.stop();
  }
}

function submissionOf(number: number): Submission {
  const email = `consumer${number}@example.com`;
  const language = languages[number % languages.length] ?? 'de';
  const shared = { name: 'Mara Lindner', contract: `an unknown order ${number}`, email };
  return {
    id: randomUUID(),
    language,
    declaration:
      number % 2 === 0
        ? { kind: 'withdrawal', ...shared, items: null }
        : {
            kind: 'cancellation',
            type: 'ordinary',
            reason: '',
            ...shared,
            place: '20457 Hamburg',
            endDate: null,
          },
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
