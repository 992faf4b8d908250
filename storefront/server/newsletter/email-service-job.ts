import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { EmailService } from './email-service.ts';
import { confirmedSubscriber } from './subscriber-list.ts';
import type { Tokens } from './tokens.ts';

interface EmailServiceJobs {
  database: Kysely<Database>;
  tokens: Tokens;
  publicOrigin: string;
  /** Null where none is configured. */
  emailService: EmailService | null;
}

/** Tells the service the current state of a subscription, and again if it changed meanwhile. */
export async function tellEmailService(
  subscriptionId: string,
  { database, tokens, publicOrigin, emailService }: EmailServiceJobs,
): Promise<void> {
  for (;;) {
    const row = await database
      .selectFrom('newsletter.subscription')
      .select(['address', 'status', 'changed_at'])
      .where('id', '=', subscriptionId)
      .executeTakeFirst();
    if (!emailService || !row || row.status === 'pending') return;
    if (row.status === 'unsubscribed') {
      await emailService.remove(row.address);
    } else {
      const subscriber = await confirmedSubscriber(subscriptionId, {
        database,
        tokens,
        publicOrigin,
      });
      if (subscriber) await emailService.add(subscriber);
    }
    const { numUpdatedRows } = await database
      .updateTable('newsletter.subscription')
      .set({ service_knows: row.changed_at })
      .where('id', '=', subscriptionId)
      .where('changed_at', '=', row.changed_at)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
}

/** Queues what the service does not know: subscribers from before it was connected, and jobs that were given up. */
export async function queueUntold({ database, emailService }: EmailServiceJobs): Promise<void> {
  if (!emailService) return;
  await sql`
    select graphile_worker.add_job(
      'newsletter_email_service',
      payload => json_build_object('subscriptionId', id),
      job_key => 'newsletter_email_service ' || id)
    from newsletter.subscription
    where (status = 'confirmed' and service_knows is distinct from changed_at)
      or (status = 'unsubscribed' and service_knows < changed_at)`.execute(database);
}
