import type { TaskList } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DeclarationParts } from '../../app/entry.server.tsx';
import type { Database } from '../newsletter/database.ts';
import { deleteInBatches } from '../newsletter/delete-in-batches.ts';
import type { Mailer } from '../newsletter/mailer.ts';
import { receiptOf } from './receipt.ts';

export type DeclarationJob = 'declaration_receipt' | 'declaration_copy';

interface DeclarationJobDependencies {
  database: Kysely<Database>;
  mailer: Mailer;
  publicOrigin: string;
  /** Mail templates and settings, from the application. */
  parts(): Promise<DeclarationParts>;
  now?: () => Date;
}

const payload = z.object({ declarationId: z.uuid() });

/** Jobs are idempotent: after a crash a job runs again. */
export function declarationJobs(dependencies: DeclarationJobDependencies): TaskList {
  const { database, mailer, publicOrigin: origin, parts, now = () => new Date() } = dependencies;

  const jobs: Record<DeclarationJob, (id: string) => Promise<void>> = {
    async declaration_receipt(id) {
      const row = await find(id);
      if (!row || row.receipt_sent_at) return;
      const { renderMail } = await parts();
      const receipt = receiptOf(row);
      const { language } = row;
      const mail = await renderMail(receipt, { reader: 'consumer', language, origin });
      const to = receipt.declaration.email;
      const outcome = await mailer.send({ to, id: `receipt-${id}`, ...mail });
      // a mailbox that does not exist stays recognisable: the time remains empty
      if (outcome === 'sent') await markSent(id, { receipt_sent_at: now() });
    },

    async declaration_copy(id) {
      const row = await find(id);
      if (!row || row.copy_sent_at) return;
      const { renderMail, merchantEmail, merchantLanguage: language } = await parts();
      const mail = await renderMail(receiptOf(row), { reader: 'merchant', language, origin });
      const outcome = await mailer.send({ to: merchantEmail, id: `copy-${id}`, ...mail });
      if (outcome === 'rejected') throw new Error('the mail server rejects the merchant’s address');
      await markSent(id, { copy_sent_at: now() });
    },
  };

  return {
    ...Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        (given: unknown) => job(payload.parse(given).declarationId),
      ]),
    ),
    declarations_delete_expired: async () => {
      const { retentionYears } = await parts();
      await deleteExpired(database, retentionYears, now());
    },
  };

  function find(id: string) {
    return database
      .selectFrom('declarations.declaration')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async function markSent(id: string, times: { receipt_sent_at: Date } | { copy_sent_at: Date }) {
    await database
      .updateTable('declarations.declaration')
      .set(times)
      .where('id', '=', id)
      .execute();
  }
}

/** Retention counts from the end of the calendar year. */
async function deleteExpired(database: Kysely<Database>, years: number, now: Date): Promise<void> {
  const before = new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));
  await deleteInBatches((limit) => {
    const expired = database
      .selectFrom('declarations.declaration')
      .select('id')
      .where('received_at', '<', before)
      .limit(limit);
    return database
      .deleteFrom('declarations.declaration')
      .where('id', 'in', expired)
      .executeTakeFirstOrThrow();
  });
}
