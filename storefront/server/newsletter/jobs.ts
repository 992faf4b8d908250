import type { TaskList } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { NewsletterMail, NewsletterParts, RenderedMail } from '../../app/entry.server.tsx';
import { generateVoucherCode } from './confirm.ts';
import type { Database } from './database.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { EmailService } from './email-service.ts';
import { queueUntold, tellEmailService } from './email-service-job.ts';
import type { Mailer } from './mailer.ts';
import { hashOf, type Tokens } from './tokens.ts';
import { addJob, type JobName } from './transaction.ts';
import type { Vouchers } from './vouchers.ts';

export interface JobDependencies {
  database: Kysely<Database>;
  tokens: Tokens;
  mailer: Mailer;
  vouchers: Vouchers;
  /** Null where none is configured: subscribers are then exported by hand. */
  emailService: EmailService | null;
  publicOrigin: string;
  /** Mail templates and voucher value, from the application. */
  parts(): Promise<NewsletterParts>;
}

const payload = z.object({ subscriptionId: z.uuid() });
type Job = (subscriptionId: string) => Promise<void>;

/** Jobs are idempotent: after a crash a job runs again. */
export function newsletterJobs(dependencies: JobDependencies): TaskList {
  const { database, tokens, mailer, vouchers, publicOrigin, parts } = dependencies;

  const jobs: Record<JobName, Job> = {
    async newsletter_confirmation_mail(subscriptionId) {
      const row = await find(subscriptionId);
      if (row?.status !== 'pending') return;
      const expiresAt = row.confirmation_expires_at;
      const token = tokens.sign('confirm', { subscriptionId, expiresAt });
      await mail(row, { kind: 'confirmation', token }, `confirm-${hashOf(token).slice(0, 32)}`);
    },

    async newsletter_voucher(subscriptionId) {
      const voucher = await findVoucher(subscriptionId);
      if (!voucher || voucher.issued_at) return;
      const { voucher: terms } = await parts();
      const { code, created_at: startsAt } = voucher;
      const outcome = await vouchers.create({ code, startsAt, ...terms });
      if (outcome === 'taken') {
        await database
          .updateTable('newsletter.voucher')
          .set({ code: generateVoucherCode() })
          .where('code', '=', code)
          .execute();
        throw new Error('voucher code already in use, the retry uses a new one');
      }
      await database.transaction().execute(async (trx) => {
        await trx
          .updateTable('newsletter.voucher')
          .set({ issued_at: new Date() })
          .where('code', '=', code)
          .execute();
        await addJob(trx, 'newsletter_voucher_mail', subscriptionId);
      });
    },

    async newsletter_voucher_mail(subscriptionId) {
      const [row, voucher] = await Promise.all([find(subscriptionId), findVoucher(subscriptionId)]);
      if (row?.status !== 'confirmed' || !voucher) return;
      const { code } = voucher;
      await mail(row, { kind: 'voucher', code }, `voucher-${hashOf(code).slice(0, 32)}`);
    },

    newsletter_email_service: (subscriptionId) => tellEmailService(subscriptionId, dependencies),
  };

  return {
    ...Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        (given: unknown) => job(payload.parse(given).subscriptionId),
      ]),
    ),
    newsletter_email_service_all: () => queueUntold(dependencies),
    newsletter_forget: async () => deleteExpiredSubscriptions(database, (await parts()).retention),
  };

  function find(id: string) {
    return database
      .selectFrom('newsletter.subscription')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  function findVoucher(subscriptionId: string) {
    return database
      .selectFrom('newsletter.voucher')
      .selectAll()
      .where('subscription_id', '=', subscriptionId)
      .executeTakeFirst();
  }

  async function mail(
    row: NonNullable<Awaited<ReturnType<typeof find>>>,
    content: NewsletterMail,
    id: string,
  ): Promise<void> {
    const { renderMail } = await parts();
    const rendered: RenderedMail = await renderMail(content, {
      language: row.language,
      origin: publicOrigin,
      unsubscribeToken: tokens.sign('unsubscribe', { subscriptionId: row.id, expiresAt: null }),
    });
    await mailer.send({ to: row.address, id, ...rendered });
  }
}

const dayMs = 86_400_000;

async function deleteExpiredSubscriptions(
  database: Kysely<Database>,
  { unconfirmedSignUpDays, unsubscribedYears }: NewsletterParts['retention'],
): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  await deleteInBatches((limit) => {
    const expired = database
      .selectFrom('newsletter.subscription')
      .select('id')
      .where((is) =>
        is.or([
          is.and([
            is('status', '=', 'pending'),
            is('changed_at', '<', daysAgo(unconfirmedSignUpDays)),
          ]),
          is.and([
            is('status', '=', 'unsubscribed'),
            is('changed_at', '<', daysAgo(unsubscribedYears * 365)),
          ]),
        ]),
      )
      .limit(limit);
    return database
      .deleteFrom('newsletter.subscription')
      .where('id', 'in', expired)
      .executeTakeFirstOrThrow();
  });
}
