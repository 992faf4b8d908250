import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CartId } from '../cart/cart-id.ts';
import { loadFacts } from '../cart/facts.ts';
import type { Attribute, CartContent, CartFacts, DiscountRejection } from '../cart/model.ts';
import type { Cents } from '../cart/money.ts';
import { capToStock, takenFromStock } from '../cart/stock.ts';
import { findCart } from '../cart/store.ts';
import type { Language } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { Database } from '../database/tables.ts';
import { parseGid } from '../graphql/ids.ts';
import { convertBack } from '../graphql/market.ts';
import { announce } from '../webhooks/announce.ts';
import { findOrAddCustomer } from './customers.ts';
import type { OrderDetails } from './fields.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { queueOrderMail } from './order-mail.ts';
import type { Order } from './orders.ts';
import { isDeclined } from './payment.ts';
import { type CheckoutTotals, fingerprint, summarize, totalCheckout } from './summary.ts';
import type { LineDescriptions } from './summary-model.ts';

interface OrderRequest {
  cartId: CartId;
  language: Language;
  details: OrderDetails;
  cardNumber: string;
  /** What the shopper agreed to. */
  seen: { fingerprint: string; total: Cents };
  descriptions: LineDescriptions;
  shop: Shop;
  origin: string;
  shopUrl: string;
  now: Date;
}

export type OrderProblem =
  | { kind: 'soldOut'; title: string }
  | { kind: 'fewLeft'; title: string; count: number }
  | { kind: 'code'; code: string; reason: DiscountRejection }
  | { kind: 'giftCardEmpty'; lastCharacters: string }
  | { kind: 'totalChanged'; before: Cents; now: Cents }
  | { kind: 'nothingLeft' }
  | { kind: 'declined' }
  | { kind: 'busy' };

type OrderOutcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; problems: OrderProblem[] }
  | { kind: 'gone' };

type Trx = Transaction<Database>;

const attempts = 5;
const deadlock = '40P01';

/** Takes stock, redeems codes and debits gift cards, or changes none of them and says why. */
export async function placeOrder(
  database: Kysely<Database>,
  request: OrderRequest,
): Promise<OrderOutcome> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await database.transaction().execute((trx) => order(trx, request));
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return { kind: 'refused', problems: [{ kind: 'busy' }] };
}

async function order(trx: Trx, request: OrderRequest): Promise<OrderOutcome> {
  const { cartId, details, now, seen } = request;
  await trx
    .selectFrom('cart')
    .select('token')
    .where('token', '=', cartId.token)
    .forUpdate()
    .execute();
  const cart = await findCart(trx, cartId);
  if (!cart) return { kind: 'gone' };
  const buyerIdentity = { ...cart.content.buyerIdentity, email: details.email };
  const wanted: CartContent = { ...cart.content, buyerIdentity };
  await lockGoods(trx, wanted);
  const facts = await loadFacts(trx, wanted, now);
  const capped = capToStock(wanted.lines, facts.merchandise);
  const content = { ...wanted, lines: capped.lines };
  const { delivery, shippingMethod } = details;
  const totals = totalCheckout(content, facts, request.shop, delivery, shippingMethod);

  if (totals.totalQuantity === 0 || fingerprint(totals) !== seen.fingerprint) {
    const problems = await explainChange(trx, request, wanted, totals, facts, capped.warnings);
    await keepWhatIsLeft(trx, cartId, content, facts);
    return { kind: 'refused', problems };
  }
  if (isDeclined(details.paymentMethod, request.cardNumber)) {
    return { kind: 'refused', problems: [{ kind: 'declined' }] };
  }
  await takeStock(trx, totals, facts);
  await redeemCodes(trx, totals, details.email);
  await debitGiftCards(trx, totals);
  return { kind: 'placed', order: await writeOrder(trx, request, totals, content.attributes) };
}

/** Always in the same order, so that two orders for the same things wait instead of blocking each other. */
async function lockGoods(trx: Trx, content: CartContent): Promise<void> {
  const variants = content.lines.flatMap(
    (line) => parseGid('ProductVariant', line.variantId) ?? [],
  );
  const codes = content.discountCodes.map((code) => code.toUpperCase());
  const cards = content.giftCardIds.map(Number);
  // with the components of bundles, and all bundles whose stock follows from what is taken
  await sql`
    with taken as (
      select id from variant where id = any(${variants})
      union
      select unnest(component_ids) from variant where id = any(${variants})
    )
    select id from variant
    where id in (select id from taken)
      or (component_ids is not null and component_ids && array(select id from taken))
    order by id for update`.execute(trx);
  await sql`select id from discount where upper(code) = any(${codes}) order by id for update`.execute(
    trx,
  );
  await sql`select id from gift_card where id = any(${cards}) order by id for update`.execute(trx);
}

async function explainChange(
  trx: Trx,
  { descriptions, seen }: OrderRequest,
  wanted: CartContent,
  totals: CheckoutTotals,
  facts: CartFacts,
  stockWarnings: ReturnType<typeof capToStock>['warnings'],
): Promise<OrderProblem[]> {
  const problems: OrderProblem[] = stockWarnings.map(({ code, lineId }) => {
    const title = descriptions.get(lineId)?.title ?? '';
    if (code === 'MERCHANDISE_OUT_OF_STOCK') return { kind: 'soldOut', title };
    const count = totals.lines.find((line) => line.id === lineId)?.quantity ?? 0;
    return { kind: 'fewLeft', title, count };
  });
  if (totals.totalQuantity === 0) return [...problems, { kind: 'nothingLeft' }];
  for (const { code, discountCode } of totals.warnings) {
    problems.push({ kind: 'code', code: discountCode, reason: code });
  }
  const spent = wanted.giftCardIds.filter((id) => !facts.giftCards.has(id)).map(Number);
  if (spent.length > 0) {
    const cards = await trx
      .selectFrom('gift_card')
      .select('code')
      .where('id', 'in', spent)
      .execute();
    for (const { code } of cards) {
      problems.push({ kind: 'giftCardEmpty', lastCharacters: code.slice(-4).toLowerCase() });
    }
  }
  if (totals.total !== seen.total) {
    problems.push({ kind: 'totalChanged', before: seen.total, now: totals.total });
  }
  return problems;
}

/** The cart shows from now on what can still be bought. */
async function keepWhatIsLeft(
  trx: Trx,
  { token }: CartId,
  content: CartContent,
  facts: CartFacts,
): Promise<void> {
  const giftCardIds = content.giftCardIds.filter((id) => facts.giftCards.has(id));
  await trx
    .updateTable('cart')
    .set((column) => ({
      content: JSON.stringify({ ...content, giftCardIds }),
      version: column('version', '+', 1),
    }))
    .where('token', '=', token)
    .execute();
}

async function takeStock(
  trx: Trx,
  { lines }: CheckoutTotals,
  { merchandise }: CartFacts,
): Promise<void> {
  const taken = takenFromStock(lines, merchandise);
  const ids = [...taken.keys()].map((id) => parseGid('ProductVariant', id) ?? 0);
  await sql`
    update variant set stock = stock - taken.quantity
    from unnest(${ids}::bigint[], ${[...taken.values()]}::integer[])
      as taken (id, quantity)
    where variant.id = taken.id`.execute(trx);
}

async function redeemCodes(trx: Trx, totals: CheckoutTotals, email: string): Promise<void> {
  const lineAllocations = totals.lines.flatMap((line) => line.allocations);
  const used = [...totals.orderAllocations, ...lineAllocations];
  const ids = new Set(used.map(({ discount }) => Number(discount.id)));
  for (const id of ids) {
    await trx
      .updateTable('discount')
      .set((column) => ({ times_used: column('times_used', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('discount_use')
      .values({ discount_id: id, email: email.toLowerCase() })
      .execute();
  }
}

async function debitGiftCards(trx: Trx, { giftCards, market }: CheckoutTotals): Promise<void> {
  for (const { id, amountUsed } of giftCards) {
    await trx
      .updateTable('gift_card')
      .set({ balance: sql`greatest(balance - ${convertBack(amountUsed, market)}, 0)` })
      .where('id', '=', Number(id))
      .execute();
  }
}

async function writeOrder(
  trx: Trx,
  { cartId, language, details, descriptions, shop, origin, shopUrl, now }: OrderRequest,
  totals: CheckoutTotals,
  attributes: Attribute[],
): Promise<Order> {
  const summary = summarize(totals, descriptions, attributes);
  const customer = await findOrAddCustomer(trx, details.email, details.delivery);
  const token = randomBytes(24).toString('base64url');
  const { id } = await trx
    .insertInto('customer_order')
    .values({
      token,
      cart_token: cartId.token,
      customer_id: customer.id,
      language,
      details: JSON.stringify(details),
      summary: JSON.stringify(summary),
      placed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('cart')
    .set({ completed_at: now })
    .where('token', '=', cartId.token)
    .execute();
  await trx.deleteFrom('checkout_draft').where('cart_token', '=', cartId.token).execute();
  for (const topic of ['orders/create', 'orders/paid'] as const) await announce(trx, topic, id);
  if (summary.lines.some(({ plan }) => plan)) {
    await announce(trx, 'subscription_contracts/create', id);
  }
  const placed: Order = { id, token, language, details, summary, placedAt: now, state: {} };
  await queueOrderMail(trx, placed, shop, { origin, shopUrl });
  await issueGiftCards(trx, placed, shop, totals.market);
  return placed;
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === deadlock;
}
