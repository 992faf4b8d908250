import type { TaskList } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../newsletter/database.ts';
import { deleteInBatches } from '../newsletter/delete-in-batches.ts';
import { inTransaction, queueJob } from '../newsletter/transaction.ts';
import type { EventTarget } from './event-target.ts';
import { measuredEvent } from './measured-event.ts';
import type { Purchase } from './purchase.ts';

/** Longer than the platform repeats a webhook. */
const keptDays = 30;
const job = 'measurement_purchase';

/** An order is stored once, however often the platform tells of it, and each target has a job of its own. */
export async function storePurchase(
  database: Kysely<Database>,
  { orderId, event }: Purchase,
  targets: readonly Pick<EventTarget, 'name' | 'isAllowed'>[],
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const stored = await trx
      .insertInto('measurement.purchase')
      .values({ order_id: orderId, event: JSON.stringify(event) })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (!stored) return;
    for (const { name, isAllowed } of targets) {
      if (!isAllowed(event.visitor)) continue;
      await queueJob(trx, {
        name: job,
        payload: { orderId, target: name },
        key: `${orderId} ${name}`,
      });
    }
  });
}

const payload = z.object({ orderId: z.string(), target: z.string() });

/**
 * A job that was interrupted after the service had taken the event sends it again: with the same id, which the service
 * counts once.
 */
export function purchaseJobs(
  database: Kysely<Database>,
  targets: readonly EventTarget[],
): TaskList {
  return {
    async [job](given) {
      const { orderId, target: name } = payload.parse(given);
      const target = targets.find((one) => one.name === name);
      const row = await database
        .selectFrom('measurement.purchase')
        .select('event')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (!target || !row) return;
      await target.send([measuredEvent.parse(row.event)]);
    },
    async measurement_forget() {
      const before = new Date(Date.now() - keptDays * 86_400_000);
      await deleteInBatches((limit) => {
        const expired = database
          .selectFrom('measurement.purchase')
          .select('order_id')
          .where('stored_at', '<', before)
          .limit(limit);
        return database
          .deleteFrom('measurement.purchase')
          .where('order_id', 'in', expired)
          .executeTakeFirstOrThrow();
      });
    },
  };
}
