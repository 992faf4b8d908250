import type { TaskList } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { NewsletterMail, NewsletterParts, RenderedMail } from '../../app/entry.server.tsx';
import { newCode } from './confirm.ts';
import type { Database } from './database.ts';
import type { Mailer } from './mailer.ts';
import { hashOf, type Tokens } from './tokens.ts';
import { addJob, type JobName } from './transaction.ts';
import type { Vouchers } from './vouchers.ts';

export interface JobTools {
  database: Kysely<Database>;
  tokens: Tokens;
  mailer: Mailer;
  vouchers: Vouchers;
  publicOrigin: string;
  /** The application's part: mails and the voucher's worth. */
  parts(): Promise<NewsletterParts>;
}

const payload = z.object({ subscriptionId: z.uuid() });
type Job = (subscriptionId: string) => Promise<void>;

/** Every job may run twice: after a crash nobody knows how far it came. */
export function newsletterJobs(tools: JobTools): TaskList {
  const { database, tokens, mailer, vouchers, publicOrigin, parts } = tools;

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
      const { voucher: worth } = await parts();
      const { code, created_at: startsAt } = voucher;
      const outcome = await vouchers.create({ code, startsAt, ...worth });
      if (outcome === 'taken') {
        await database
          .updateTable('newsletter.voucher')
          .set({ code: newCode() })
          .where('code', '=', code)
          .execute();
        throw new Error('the code belongs to another discount, the next try has a new one');
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
  };

  return {
    ...Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        (given: unknown) => job(payload.parse(given).subscriptionId),
      ]),
    ),
    newsletter_forget: () => forgetOldRows(database),
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

const keptWithoutConfirmation = 30 * 86_400_000;
/** As long as somebody might ask for the proof. */
const keptAfterTheEnd = 3 * 365 * 86_400_000;

async function forgetOldRows(database: Kysely<Database>): Promise<void> {
  const before = (age: number) => new Date(Date.now() - age);
  await database
    .deleteFrom('newsletter.subscription')
    .where((is) =>
      is.or([
        is.and([
          is('status', '=', 'pending'),
          is('changed_at', '<', before(keptWithoutConfirmation)),
        ]),
        is.and([is('status', '=', 'unsubscribed'), is('changed_at', '<', before(keptAfterTheEnd))]),
      ]),
    )
    .execute();
}
