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
  | 'newsletter_voucher_mail';

/** Queues a job as part of the transaction. A pending job with the same key is replaced. */
export async function addJob(trx: Transaction, name: JobName, subscriptionId: string) {
  const payload = JSON.stringify({ subscriptionId });
  await sql`select graphile_worker.add_job(
    ${name}, payload => ${payload}::json, job_key => ${`${name} ${subscriptionId}`})`.execute(trx);
}
