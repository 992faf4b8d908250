import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { convertCents, type Market } from '../graphql/market.ts';
import { anyQuantity } from '../store/variants.ts';
import type { CartContent, CartFacts, Discount, GiftCard, Merchandise } from './model.ts';

/** Reads what the shop knows about everything the cart names, and about `alsoVariants`. */
export async function loadFacts(
  database: Kysely<Database>,
  content: CartContent,
  now: Date,
  alsoVariants: readonly string[] = [],
): Promise<CartFacts> {
  const variantIds = [...content.lines.map((line) => line.variantId), ...alsoVariants];
  // One after the other: inside a transaction there is only one connection.
  const merchandise = await loadMerchandise(database, variantIds);
  const discounts = await loadDiscounts(database, content);
  const giftCards = await loadGiftCards(database, content.giftCardIds, now);
  return inMarket({ now, merchandise, discounts, giftCards }, content.market);
}

/** Everything a cart reckons with is converted first, so that its sums are sums of what the buyer sees. */
function inMarket(facts: CartFacts, market: Market): CartFacts {
  if (market.rate === 1) return facts;
  const convert = (cents: number) => convertCents(cents, market);
  const convertOptional = (cents: number | null) => (cents === null ? null : convert(cents));
  return {
    now: facts.now,
    merchandise: mapValues(facts.merchandise, (it) => ({
      ...it,
      price: convert(it.price),
      compareAtPrice: convertOptional(it.compareAtPrice),
    })),
    discounts: mapValues(facts.discounts, (it) => ({
      ...it,
      value:
        it.value.kind === 'fixed' ? { kind: 'fixed', amount: convert(it.value.amount) } : it.value,
      minimumSubtotal: convertOptional(it.minimumSubtotal),
    })),
    giftCards: mapValues(facts.giftCards, (it) => ({ ...it, balance: convert(it.balance) })),
  };
}

function mapValues<V>(map: ReadonlyMap<string, V>, change: (value: V) => V): Map<string, V> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

/** The variants and, of bundles, their components. */
async function loadMerchandise(
  database: Kysely<Database>,
  variantIds: readonly string[],
): Promise<Map<string, Merchandise>> {
  const ids = variantIds.flatMap((id) => parseGid('ProductVariant', id) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where(
      sql<SqlBool>`variant.id in (
        select id from variant where id = any(${ids})
        union
        select unnest(component_ids) from variant where id = any(${ids}))`,
    )
    .select((from) => [
      'variant.id',
      'variant.price',
      'variant.compare_at_price',
      'variant.stock',
      'variant.sells_beyond_stock',
      'variant.component_ids',
      'variant.component_quantities',
      'variant.quantity_rule',
      'product.is_gift_card',
      'product.tax_rate',
      'product.tags',
      from
        .selectFrom('collection_product')
        .whereRef('collection_product.product_id', '=', 'product.id')
        .select((all) =>
          all.fn
            .coalesce(all.fn.agg<number[]>('array_agg', ['collection_id']), sql<number[]>`'{}'`)
            .as('ids'),
        )
        .as('collection_ids'),
      sql<{ id: number; percentOff: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'percentOff', percent_off)), '[]')
        from selling_plan where group_id = any(product.selling_plan_group_ids))`.as('plans'),
    ])
    .execute();
  return new Map(
    rows.map((row) => {
      const variantId = gid('ProductVariant', row.id);
      const merchandise: Merchandise = {
        variantId,
        price: row.price,
        compareAtPrice: row.compare_at_price,
        stock: row.stock,
        sellsBeyondStock: row.sells_beyond_stock,
        isGiftCard: row.is_gift_card,
        taxRate: Number(row.tax_rate),
        tags: row.tags,
        sellingPlans: row.plans.map((plan) => ({ ...plan, id: gid('SellingPlan', plan.id) })),
        collectionIds: (row.collection_ids ?? []).map(String),
        quantityRule: row.quantity_rule ?? anyQuantity,
        components: (row.component_ids ?? []).map((id, place) => ({
          variantId: gid('ProductVariant', id),
          quantity: row.component_quantities?.[place] ?? 1,
        })),
      };
      return [variantId, merchandise];
    }),
  );
}

async function loadDiscounts(
  database: Kysely<Database>,
  { discountCodes, buyerIdentity }: CartContent,
): Promise<Map<string, Discount>> {
  if (discountCodes.length === 0) return new Map();
  const email = buyerIdentity.email?.toLowerCase() ?? '';
  const codes = discountCodes.map((code) => code.toUpperCase());
  const rows = await database
    .selectFrom('discount')
    .where(sql<SqlBool>`upper(code) = any(${codes})`)
    .selectAll()
    .select((from) =>
      from
        .exists(
          from
            .selectFrom('discount_use')
            .whereRef('discount_use.discount_id', '=', 'discount.id')
            .where('discount_use.email', '=', email),
        )
        .as('used_by_this_customer'),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.code.toUpperCase(),
      {
        id: String(row.id),
        code: row.code,
        value:
          row.percent === null
            ? { kind: 'fixed', amount: row.amount ?? 0 }
            : { kind: 'percentage', percent: Number(row.percent) },
        level: row.level,
        minimumSubtotal: row.minimum_subtotal,
        collectionIds: row.collection_ids.map(String),
        usageLimit: row.usage_limit,
        timesUsed: row.times_used,
        oncePerCustomer: row.once_per_customer,
        usedByThisCustomer: Boolean(row.used_by_this_customer),
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        combinable: row.combinable,
        appliesToSubscriptions: row.applies_to_subscriptions,
      },
    ]),
  );
}

async function loadGiftCards(
  database: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, GiftCard>> {
  if (ids.length === 0) return new Map();
  const rows = await usableGiftCards(database, now).where('id', 'in', ids.map(Number)).execute();
  return new Map(
    rows.map((row) => [
      String(row.id),
      { id: String(row.id), lastCharacters: lastCharacters(row.code), balance: row.balance },
    ]),
  );
}

/** In the order of the given codes. Unknown, expired and empty cards are left out without a word. */
export async function findGiftCardIds(
  database: Kysely<Database>,
  codes: readonly string[],
  now: Date,
): Promise<string[]> {
  const wanted = [...new Set(codes.map(normalizeGiftCardCode))];
  if (wanted.length === 0) return [];
  const rows = await usableGiftCards(database, now)
    .where(sql<SqlBool>`upper(regexp_replace(code, '[^a-zA-Z0-9]', '', 'g')) = any(${wanted})`)
    .execute();
  return wanted.flatMap((code) => {
    const row = rows.find((candidate) => normalizeGiftCardCode(candidate.code) === code);
    return row ? [String(row.id)] : [];
  });
}

function usableGiftCards(database: Kysely<Database>, now: Date) {
  const today = now.toISOString().slice(0, 10);
  return database
    .selectFrom('gift_card')
    .selectAll()
    .where('balance', '>', 0)
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', today)]));
}

function lastCharacters(code: string): string {
  return normalizeGiftCardCode(code).slice(-4).toLowerCase();
}

/** Printed codes are grouped for reading; nobody has to type the dashes. */
function normalizeGiftCardCode(code: string): string {
  return code.replace(/[^a-z0-9]/gi, '').toUpperCase();
}
