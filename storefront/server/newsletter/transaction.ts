import { type Insertable, type Transaction as KyselyTransaction, sql } from 'kysely';
import type { Database } from './database.ts';

export type Transaction = KyselyTransaction<Database>;

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
  payload: Record<string, string>;
  /** A pending job of the same name and key is replaced. */
  key: string;
}

/** Queues a job as part of the transaction: it runs if and only if the transaction is committed. */
export async function queueJob(trx: Transaction, { name, payload, key }: QueuedJob) {
  await sql`select graphile_worker.add_job(
    ${name}, payload => ${JSON.stringify(payload)}::json, job_key => ${`${name} ${key}`})`.execute(
    trx,
  );
}
