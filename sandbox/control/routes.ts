import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { listSnapshots, resetToSeed, restoreSnapshot, takeSnapshot } from '../seed/snapshot.ts';
import { accountControl } from './account-control.ts';
import type { Clock } from './clock.ts';
import { type FaultState, faultsSchema } from './faults.ts';
import type { RequestLog } from './request-log.ts';

export interface ControlOptions {
  database: Kysely<Database>;
  faults: FaultState;
  clock: Clock;
  requestLog: RequestLog;
  reloadContent: () => Promise<void>;
}

const cents = z.number().int().min(0);
const variantChange = z
  .object({
    stock: z.number().int(),
    price: cents,
    compareAtPrice: cents.nullable(),
    sellsBeyondStock: z.boolean(),
  })
  .partial();
const discountChange = z
  .object({
    startsAt: z.coerce.date(),
    endsAt: z.coerce.date().nullable(),
    usageLimit: z.number().int().min(0).nullable(),
    timesUsed: z.number().int().min(0),
  })
  .partial();
const giftCardChange = z.object({ balance: cents, expiresOn: z.iso.date().nullable() }).partial();
const webhook = z.object({
  topic: z.enum(['products/update', 'collections/update', 'inventory_levels/update']),
  id: z.number().int(),
});
const requestQuery = z.object({ operation: z.string().optional() });
const named = z.object({ name: z.string() });
const snapshotParams = z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/) });

/** For tests only: changes the platform's facts and makes it fail. Off unless it is switched on. */
export async function controlRoutes(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { database, faults, clock, requestLog, reloadContent } = options;
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) {
      return reply.code(400).send({ error: z.prettifyError(error) });
    }
    throw error;
  });

  app.get('/_control', async () => ({ faults: faults.current, now: clock.now() }));

  app.post('/_control/reset', async (_request, reply) => {
    faults.clear();
    clock.reset();
    requestLog.clear();
    await resetToSeed(database);
    await reloadContent();
    return reply.code(204).send();
  });

  app.get('/_control/snapshots', async () => listSnapshots(database));

  app.put('/_control/snapshots/:name', async (request, reply) => {
    await takeSnapshot(database, snapshotParams.parse(request.params).name);
    return reply.code(204).send();
  });

  app.post('/_control/snapshots/:name/restore', async (request, reply) => {
    const { name } = snapshotParams.parse(request.params);
    const isRestored = await restoreSnapshot(database, name);
    await reloadContent();
    return done(reply, isRestored ? 1n : 0n);
  });

  app.get('/_control/unanswered', async () => requestLog.unanswered);

  app.get('/_control/requests', async (request) => {
    const { operation } = requestQuery.parse(request.query);
    return requestLog.recent.filter((it) => operation === undefined || it.operation === operation);
  });

  app.get('/_control/sessions', async () =>
    database.selectFrom('visit_session').selectAll().orderBy('started_at').execute(),
  );

  app.get('/_control/mails', async () =>
    database
      .selectFrom('mail')
      .select(['recipient', 'subject', 'text', 'html', 'created_at as at'])
      .orderBy('id', 'desc')
      .execute(),
  );

  app.put('/_control/faults', async (request) => {
    faults.current = faultsSchema.parse(request.body);
    return faults.current;
  });

  app.put('/_control/failing/:name', async (request, reply) => {
    faults.failingTexts.add(named.parse(request.params).name);
    return reply.code(204).send();
  });

  app.delete('/_control/failing/:name', async (request, reply) => {
    faults.failingTexts.delete(named.parse(request.params).name);
    return reply.code(204).send();
  });

  app.put('/_control/clock', async (request) => {
    clock.set(z.object({ now: z.coerce.date() }).parse(request.body).now);
    return { now: clock.now() };
  });

  app.patch('/_control/variants/:name', async (request, reply) => {
    const change = variantChange.parse(request.body);
    const { numUpdatedRows } = await database
      .updateTable('variant')
      .set({
        ...(change.stock !== undefined && { stock: change.stock }),
        ...(change.price !== undefined && { price: change.price }),
        ...(change.compareAtPrice !== undefined && { compare_at_price: change.compareAtPrice }),
        ...(change.sellsBeyondStock !== undefined && {
          sells_beyond_stock: change.sellsBeyondStock,
        }),
        changed_at: clock.now(),
      })
      .where('sku', '=', named.parse(request.params).name)
      .executeTakeFirst();
    return done(reply, numUpdatedRows);
  });

  app.patch('/_control/discounts/:name', async (request, reply) => {
    const change = discountChange.parse(request.body);
    const { numUpdatedRows } = await database
      .updateTable('discount')
      .set({
        ...(change.startsAt && { starts_at: change.startsAt }),
        ...(change.endsAt !== undefined && { ends_at: change.endsAt }),
        ...(change.usageLimit !== undefined && { usage_limit: change.usageLimit }),
        ...(change.timesUsed !== undefined && { times_used: change.timesUsed }),
      })
      .where(sql<boolean>`upper(code) = upper(${named.parse(request.params).name})`)
      .executeTakeFirst();
    return done(reply, numUpdatedRows);
  });

  app.patch('/_control/gift-cards/:name', async (request, reply) => {
    const change = giftCardChange.parse(request.body);
    const { numUpdatedRows } = await database
      .updateTable('gift_card')
      .set({
        ...(change.balance !== undefined && { balance: change.balance }),
        ...(change.expiresOn !== undefined && { expires_on: change.expiresOn }),
      })
      .where(sql<boolean>`upper(code) = upper(${named.parse(request.params).name})`)
      .executeTakeFirst();
    return done(reply, numUpdatedRows);
  });

  await accountControl(app, { database, clock });

  app.delete('/_control/carts', async (_request, reply) => {
    await database.deleteFrom('cart').execute();
    return reply.code(204).send();
  });

  app.post('/_control/webhooks', async (request, reply) => {
    const { topic, id } = webhook.parse(request.body);
    await database.insertInto('webhook_event').values({ topic, resource_id: id }).execute();
    return reply.code(202).send();
  });
}

function done(reply: FastifyReply, changed: bigint): FastifyReply {
  return changed > 0n
    ? reply.code(204).send()
    : reply.code(404).send({ error: 'There is nothing of that name.' });
}
