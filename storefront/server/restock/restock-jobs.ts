import type { TaskList } from 'graphile-worker';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { RestockMailOptions, RestockParts } from '../../app/entry.server.tsx';
import type { Database } from '../newsletter/database.ts';
import { deleteInBatches } from '../newsletter/delete-in-batches.ts';
import type { Mailer } from '../newsletter/mailer.ts';
import { hashOf, type Tokens } from '../newsletter/tokens.ts';
import type { VariantStock } from './variant-stock.ts';

export type RestockJob = 'restock_confirmation_mail' | 'restock_check' | 'restock_mail';

interface RestockJobDependencies {
  database: Kysely<Database>;
  tokens: Tokens;
  mailer: Mailer;
  stock: VariantStock;
  publicOrigin: string;
  /** Mail templates and retention periods, from the application. */
  parts(): Promise<RestockParts>;
}

type RequestRow = Selectable<Database['restock.request']>;

const requestPayload = z.object({ requestId: z.uuid() });
const checkPayload = z.object({ productId: z.string().optional() });
/** After the mails that somebody is waiting for at the screen. */
const mailPriority = 10;
/** Short statements: visitors share the database. */
const queuedAtOnce = 1000;
/** Mails about one variant differ by language only. */
const maxRendered = 100;

/** Jobs are idempotent: after a crash a job runs again. */
export function restockJobs(dependencies: RestockJobDependencies): TaskList {
  const { database, tokens, mailer, stock, publicOrigin, parts } = dependencies;
  const rendered = new Map<string, ReturnType<RestockParts['renderMail']>>();

  return {
    async restock_confirmation_mail(given) {
      const { requestId } = requestPayload.parse(given);
      const row = await database
        .selectFrom('restock.request')
        .selectAll()
        .where('id', '=', requestId)
        .executeTakeFirst();
      if (!row) return;
      const token = tokens.sign('restock', {
        subscriptionId: requestId,
        expiresAt: row.confirmation_expires_at,
      });
      const { renderMail } = await parts();
      const mail = await renderMail({ kind: 'confirmation', token }, mailOptions(row));
      await mailer.send({
        to: row.address,
        id: `restock-confirm-${hashOf(token).slice(0, 32)}`,
        ...mail,
      });
    },

    async restock_check(given) {
      const { productId } = checkPayload.parse(given);
      const rows = await database
        .selectFrom('restock.request')
        .select('variant_id')
        .distinct()
        .where('status', '<>', 'pending')
        .$if(productId !== undefined, (all) => all.where('product_id', '=', productId ?? ''))
        .execute();
      const variants = rows.map((row) => row.variant_id);
      const available = await stock.available(variants);
      await holdMails(variants.filter((id) => !available.has(id)));
      await queueMails([...available]);
    },

    async restock_mail(given) {
      const { requestId } = requestPayload.parse(given);
      await database.transaction().execute(async (trx) => {
        // locked until the mail server has accepted it: no other worker sends it meanwhile
        const row = await trx
          .selectFrom('restock.request')
          .selectAll()
          .where('id', '=', requestId)
          .where('status', '=', 'queued')
          .forUpdate()
          .executeTakeFirst();
        if (!row) return;
        const mail = await renderOnce(row);
        await mailer.send({ to: row.address, id: `restock-${requestId}`, ...mail });
        await trx.deleteFrom('restock.request').where('id', '=', requestId).execute();
      });
    },

    async restock_forget() {
      const { unconfirmedSignUpDays, restockRequestDays } = (await parts()).retention;
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
      await deleteInBatches((limit) => {
        const expired = database
          .selectFrom('restock.request')
          .select('id')
          .where((is) =>
            is.or([
              is.and([
                is('status', '=', 'pending'),
                is('created_at', '<', daysAgo(unconfirmedSignUpDays)),
              ]),
              is('created_at', '<', daysAgo(restockRequestDays)),
            ]),
          )
          .limit(limit);
        return database
          .deleteFrom('restock.request')
          .where('id', 'in', expired)
          .executeTakeFirstOrThrow();
      });
    },
  };

  /** Sold out again: what has not been sent waits. Rows that are locked are being sent at this moment. */
  async function holdMails(variants: string[]): Promise<void> {
    if (variants.length === 0) return;
    await sql`
      update restock.request set status = 'waiting' where id in (
        select id from restock.request
        where status = 'queued' and variant_id = any(${variants}::bigint[])
        for update skip locked)`.execute(database);
  }

  async function queueMails(variants: string[]): Promise<void> {
    if (variants.length === 0) return;
    let queued: number;
    do {
      const { rows } = await sql`
        with queued as (
          update restock.request set status = 'queued' where id in (
            select id from restock.request
            where status = 'waiting' and variant_id = any(${variants}::bigint[])
            order by confirmed_at limit ${queuedAtOnce})
          returning id)
        select graphile_worker.add_job(
          'restock_mail',
          payload => json_build_object('requestId', id),
          job_key => 'restock_mail ' || id,
          priority => ${mailPriority}::int) from queued`.execute(database);
      queued = rows.length;
    } while (queued === queuedAtOnce);
  }

  async function renderOnce(row: RequestRow) {
    const key = JSON.stringify([
      row.language,
      row.variant_id,
      row.product_handle,
      row.product_title,
      row.variant_title,
    ]);
    const known = rendered.get(key);
    if (known) return known;
    const { renderMail } = await parts();
    const mail = renderMail({ kind: 'available' }, mailOptions(row));
    if (rendered.size >= maxRendered) rendered.clear();
    rendered.set(key, mail);
    return mail;
  }

  function mailOptions(row: RequestRow): RestockMailOptions {
    return {
      language: row.language,
      origin: publicOrigin,
      product: { handle: row.product_handle, title: row.product_title },
      variant: { id: row.variant_id, title: row.variant_title },
    };
  }
}
