import { type Insertable, type Kysely, type Transaction as KyselyTransaction, sql } from 'kysely';
import type { Database } from './database.ts';

export type Transaction = KyselyTransaction<Database>;

const deadlock = '40P01';

/** Runs once more what the database aborted because of a deadlock, as while a starting worker updates the queue's schema. */
export async function inTransaction<Result>(
  database: Kysely<Database>,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    const isDeadlock = error instanceof Error && 'code' in error && error.code === deadlock;
    if (!isDeadlock) throw error;
    return database.transaction().execute(work);
  }
}

export function findForUpdate(trx: Transaction, column: 'id' | 'address', value: string) {
  return trx
    .selectFrom('newsletter.subscription')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
}

export async function recordConsent(
  trx: Transaction,
  consent: Insertable<Database['newsletter.consent']>,
): Promise<void> {
  await trx.insertInto('newsletter.consent').values(consent).execute();
}

export type JobName =
  | 'newsletter_confirmation_mail'
  | 'newsletter_voucher'
  | 'newsletter_voucher_mail'
  | 'newsletter_email_service';

/** Queues a newsletter job as part of the transaction. */
export async function addJob(trx: Transaction, name: JobName, subscriptionId: string) {
  await queueJob(trx, { name, payload: { subscriptionId }, key: subscriptionId });
}

interface QueuedJob {
  name: string;
  payload: object;
  /** A pending job of the same name and key is replaced. */
  key: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** Lower numbers run first; 0 unless given. */
  priority?: number;
  runAt?: Date;
}

/** Queues a job as part of the transaction: it runs if and only if the transaction is committed. */
export async function queueJob(trx: Transaction, job: QueuedJob) {
  const { name, payload, key, queue = null, priority = 0, runAt = null } = job;
  await sql`select graphile_worker.add_job(
    ${name},
    payload => ${JSON.stringify(payload)}::json,
    queue_name => ${queue},
    run_at => ${runAt},
    job_key => ${`${name} ${key}`},
    priority => ${priority})`.execute(trx);
}
