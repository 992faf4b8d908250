import type { TaskList } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../newsletter/database.ts';
import { inTransaction, type Transaction } from '../newsletter/transaction.ts';
import {
  type LowestPrice,
  type PlatformPrice,
  type PlatformPrices,
  textOf,
} from './platform-prices.ts';
import {
  historySchema,
  lowestBeforeReduction,
  type PriceRun,
  type Sighting,
  withoutOld,
  withSighting,
} from './price-history.ts';
import type { PriceMarket } from './price-markets.ts';

export type PriceJob = 'prices_changed' | 'prices_check';

interface PriceJobDependencies {
  database: Kysely<Database>;
  platform: PlatformPrices;
  /** The home market first. */
  markets(): Promise<readonly PriceMarket[]>;
  /** Of the home market. */
  currency(): Promise<string>;
  now?: () => Date;
}

/** What a webhook says of a product's prices in the home market, with the platform's times. */
const changed = z.object({
  productId: z.string(),
  variants: z.array(
    z.object({
      variantId: z.string(),
      amount: z.string(),
      isReduced: z.boolean(),
      changedAt: z.iso.datetime().transform((text) => new Date(text)),
    }),
  ),
});
export type ChangedPrices = z.input<typeof changed>;
const checked = z.object({ productId: z.string().nullish() });

/** Variants that no check has seen for so long do not exist any more. */
const forgottenAfterDays = 100;

/** Jobs are idempotent: after a crash a job runs again. They share a queue, so that an older result is never written last. */
export function priceJobs(dependencies: PriceJobDependencies): TaskList {
  const { database, platform, markets, currency, now = () => new Date() } = dependencies;

  /** Reads the present prices of a product, or of all, and corrects the metafields. */
  async function check(productId: string | null): Promise<void> {
    for (const market of await markets()) {
      let at = now();
      for await (const prices of platform.read(productId, market)) {
        const due = await record(prices, market, at);
        if (due.length > 0) {
          await platform.write(due, market);
          await rememberWritten(due, market);
        }
        // of the next page
        at = now();
      }
    }
  }

  /** Adds what was seen; the result is which metafields are wrong. */
  async function record(prices: readonly PlatformPrice[], market: PriceMarket, at: Date) {
    const due: LowestPrice[] = [];
    await inTransaction(database, async (trx) => {
      for (const { variantId, lowest, ...price } of prices) {
        // only the home market's prices change with the variant: others come from price lists and exchange rates
        const changedAt = market.country === null ? price.changedAt : null;
        const row = await addSighting(trx, variantId, market, { ...price, at, changedAt });
        const wanted = wantedValue(row, lowest);
        if (wanted !== 'keep') due.push({ variantId, value: wanted });
      }
    });
    return due;
  }

  async function rememberWritten(due: readonly LowestPrice[], { name }: PriceMarket) {
    for (const { variantId, value } of due) {
      await database
        .updateTable('prices.history')
        .set({ written: value && textOf(value) })
        .where('variant_id', '=', variantId)
        .where('market', '=', name)
        .execute();
    }
  }

  return {
    async prices_changed(given) {
      const { productId, variants } = changed.parse(given);
      const [home] = await markets();
      // with a country of its own the home market may have other prices than the webhook names
      if (home?.country === null) {
        const own = { currency: await currency() };
        await inTransaction(database, async (trx) => {
          for (const { variantId, changedAt, ...price } of variants) {
            const sighting = { ...price, ...own, at: changedAt, changedAt };
            await addSighting(trx, variantId, home, sighting);
          }
        });
      }
      await check(productId);
    },
    async prices_check(given) {
      const { productId } = checked.parse(given);
      await check(productId ?? null);
      if (productId) return;
      const before = new Date(now().getTime() - forgottenAfterDays * 86_400_000);
      await database.deleteFrom('prices.history').where('seen_at', '<', before).execute();
    },
  };
}

/** The history with the sighting, as it is stored. */
async function addSighting(
  trx: Transaction,
  variantId: string,
  { name }: PriceMarket,
  sighting: Sighting,
): Promise<{ runs: PriceRun[]; written: string | null }> {
  const row = await trx
    .selectFrom('prices.history')
    .select(['runs', 'written'])
    .where('variant_id', '=', variantId)
    .where('market', '=', name)
    .forUpdate()
    .executeTakeFirst();
  const known = row ? historySchema.parse(row.runs) : [];
  const runs = withoutOld(withSighting(known, sighting));
  const values = { runs: JSON.stringify(runs), seen_at: sighting.at };
  await trx
    .insertInto('prices.history')
    .values({ variant_id: variantId, market: name, ...values })
    .onConflict((conflict) =>
      conflict.columns(['variant_id', 'market']).doUpdateSet({
        runs: values.runs,
        seen_at: sql<Date>`greatest(history.seen_at, ${values.seen_at})`,
      }),
    )
    .execute();
  return { runs, written: row?.written ?? null };
}

/** Which value the metafield must have instead of the one it has. */
function wantedValue(
  { runs, written }: { runs: readonly PriceRun[]; written: string | null },
  present: string | null,
): LowestPrice['value'] | 'keep' {
  const lowest = lowestBeforeReduction(runs);
  if (lowest === 'unknown') {
    // what the merchant has entered by hand stays; ours is of a reduction that may be over
    return present !== null && isSameMoney(present, written) ? null : 'keep';
  }
  const wanted = lowest && textOf(lowest);
  return wanted === present || isSameMoney(wanted, present) ? 'keep' : lowest;
}

const moneyValue = z.object({ amount: z.coerce.number(), currency_code: z.string() });

/** The platform may write '9.9' for '9.90'. */
function isSameMoney(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map((text) => {
    const json: unknown = text?.startsWith('{') ? JSON.parse(text) : null;
    return moneyValue.safeParse(json).data;
  });
  return (
    first !== undefined &&
    second !== undefined &&
    first.amount === second.amount &&
    first.currency_code === second.currency_code
  );
}
