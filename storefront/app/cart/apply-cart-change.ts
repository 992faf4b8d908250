import type { Cart } from '../commerce/cart/cart.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import type { CartResult, Carts } from '../commerce/cart/carts.ts';
import type { Country } from '../commerce/markets/destinations.ts';
import { type AttemptLimiter, networkLimits } from '../commerce/platform/attempt-limiter.ts';
import type { Language } from '../i18n/languages.ts';
import type { Sealer } from '../sealer.ts';
import type { CartChange } from './cart-change.ts';
import { readGiftCards, setGiftCardCookie } from './gift-card-cookie.ts';
import { giftOf } from './gift-of.ts';

export interface CartServices {
  carts: Carts;
  sealer: Sealer;
  codeAttempts: AttemptLimiter;
  language: Language;
  /** Where the order is delivered to. */
  country: Country;
  /** The client's networks, for counting rejected codes. */
  networks: readonly string[];
}

/** With the cookies to set. */
interface AppliedChange extends CartResult {
  cookies: string[];
}

/** Applies a change to the shopper's cart; null where the cart is missing or has expired. */
export async function applyCartChange(
  change: CartChange,
  cartId: string | null,
  request: Request,
  tools: CartServices,
): Promise<AppliedChange | null> {
  const { carts, language, country } = tools;
  if (change.intent === 'add') {
    const { variant: variantId, quantity, plan } = change;
    const line = { variantId, quantity, planId: plan || undefined, gift: giftOf(change) };
    return withoutCookies(await carts.add(cartId, line, language, country));
  }
  if (!cartId) return null;
  switch (change.intent) {
    case 'setQuantity':
      return withoutCookies(
        change.quantity === 0
          ? await carts.removeLine(cartId, change.line, language)
          : await carts.updateLine(cartId, change.line, { quantity: change.quantity }, language),
      );
    case 'remove':
      return withoutCookies(await carts.removeLine(cartId, change.line, language));
    case 'setInterval':
      return withoutCookies(
        await carts.updateLine(cartId, change.line, { planId: change.plan || null }, language),
      );
    case 'setCountry':
      return withoutCookies(await carts.setCountry(cartId, change.country, language));
    case 'removeDiscount':
      return withoutCookies(await removeDiscount(change.code, cartId, tools));
    case 'removeGiftCard':
      return removeGiftCard(change.card, cartId, request, tools);
    case 'applyDiscount':
      return limitCodes(cartId, tools, 'discountCode', (before) =>
        applyDiscount(change.code, before, cartId, tools),
      );
    case 'applyGiftCard':
      return limitCodes(cartId, tools, 'giftCard', (before) =>
        applyGiftCard(change.code, before, cartId, request, tools),
      );
  }
}

function withoutCookies(result: CartResult | null): AppliedChange | null {
  return result && { ...result, cookies: [] };
}

interface AppliedCode extends AppliedChange {
  isAccepted: boolean;
}

/** Limits rejected codes, whatever the reason, so that codes cannot be guessed. */
export async function limitCodes(
  cartId: string,
  { carts, codeAttempts, language, networks }: CartServices,
  place: 'discountCode' | 'giftCard',
  apply: (before: Cart) => Promise<AppliedCode | null>,
): Promise<AppliedChange | null> {
  const before = await carts.read(cartId, language);
  if (!before) return null;
  const limits = [
    { key: `cart ${cartId}`, max: 8 },
    // shared by several shoppers
    ...networkLimits(networks, 60),
  ];
  if (!(await codeAttempts.take(limits))) {
    return { cartId, cart: before, problems: [{ kind: 'tooManyTries', place }], cookies: [] };
  }
  const applied = await apply(before);
  if (applied?.isAccepted) await codeAttempts.giveBack(limits);
  return applied;
}

const sameCode = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();

/** A rejected code is removed again: only accepted ones stay in the cart. */
async function applyDiscount(
  code: string,
  before: Cart,
  cartId: string,
  { carts, language }: CartServices,
): Promise<AppliedCode | null> {
  const others = before.discountCodes
    .map((known) => known.code)
    .filter((known) => !sameCode(known, code));
  const result = await carts.setDiscountCodes(cartId, [...others, code], language);
  if (!result) return null;
  const entered = result.cart.discountCodes.find((known) => sameCode(known.code, code));
  if (entered?.applicable) return { ...result, cookies: [], isAccepted: true };
  const reason = result.problems.find((problem) => concerns(problem, code));
  // an unknown reason is shown as a plain rejection
  const known = reason && reason.kind !== 'other' ? reason : { kind: 'codeRejected' as const };
  const problem: CartProblem = { ...known, place: 'discountCode' };
  const reverted = await carts.setDiscountCodes(cartId, others, language);
  const problems = [...(reverted?.problems ?? []), problem];
  return reverted && { ...reverted, problems, cookies: [], isAccepted: false };
}

function concerns({ place }: CartProblem, code: string): boolean {
  return typeof place === 'object' && 'code' in place && sameCode(place.code, code);
}

async function removeDiscount(code: string, cartId: string, { carts, language }: CartServices) {
  const before = await carts.read(cartId, language);
  const codes = before?.discountCodes.map((known) => known.code) ?? [];
  const kept = codes.filter((known) => !sameCode(known, code));
  return before && carts.setDiscountCodes(cartId, kept, language);
}

/** The platform ignores unknown codes silently: only the applied cards show whether it worked. */
async function applyGiftCard(
  code: string,
  before: Cart,
  cartId: string,
  request: Request,
  { carts, language, sealer }: CartServices,
): Promise<AppliedCode | null> {
  const entered = await readGiftCards(request, cartId, sealer);
  const kept = entered.filter(({ key }) => before.giftCards.some((card) => card.key === key));
  if (kept.some((card) => sameCode(card.code, code))) {
    const problem: CartProblem = { kind: 'giftCardTwice', place: 'giftCard' };
    return { cartId, cart: before, problems: [problem], cookies: [], isAccepted: true };
  }
  const codes = [...kept.map((card) => card.code), code];
  const result = await carts.setGiftCards(cartId, codes, language);
  if (!result) return null;
  const known = before.giftCards.map(({ key }) => key);
  const after = result.cart.giftCards.map(({ key }) => key);
  const added = after.find((key) => !known.includes(key));
  const problems = result.problems.map(withoutPlatformMessage);
  if (added === undefined && !problems.some(({ place }) => place === 'giftCard')) {
    problems.push({ kind: 'giftCardUnknown', place: 'giftCard' });
  }
  if (known.some((key) => !after.includes(key))) {
    problems.push({ kind: 'giftCardsReplaced', place: 'giftCard' });
  }
  const next = added === undefined ? kept : [...kept, { key: added, code }];
  const cookies = [await setGiftCardCookie(next, cartId, sealer)];
  return { ...result, problems, cookies, isAccepted: added !== undefined };
}

async function removeGiftCard(
  card: string,
  cartId: string,
  request: Request,
  { carts, language, sealer }: CartServices,
): Promise<AppliedChange | null> {
  const result = await carts.removeGiftCard(cartId, card, language);
  if (!result) return null;
  const entered = await readGiftCards(request, cartId, sealer);
  const kept = entered.filter(({ key }) => key !== card);
  const cookies = [await setGiftCardCookie(kept, cartId, sealer)];
  return { ...result, problems: result.problems.map(withoutPlatformMessage), cookies };
}

/** The platform's message about a gift card may contain its code, so it is replaced by a plain rejection. */
function withoutPlatformMessage(problem: CartProblem): CartProblem {
  return problem.kind === 'other' ? { kind: 'codeRejected', place: 'giftCard' } : problem;
}
