import { type AttemptLimiter, networkLimits } from '../commerce/attempt-limiter.ts';
import type { Cart } from '../commerce/cart.ts';
import type { CartProblem } from '../commerce/cart-problems.ts';
import type { CartChange, Carts } from '../commerce/carts.ts';
import type { Sealer } from '../commerce/sealer.ts';
import type { Language } from '../i18n/languages.ts';
import type { CartForm } from './cart-form.ts';
import { readGiftCards, rememberGiftCards } from './gift-card-cookie.ts';

export interface CartTools {
  carts: Carts;
  sealer: Sealer;
  codeAttempts: AttemptLimiter;
  language: Language;
  /** Where the shopper comes from, for counting rejected codes. */
  networks: readonly string[];
}

export interface CartOutcome extends CartChange {
  cookies: string[];
}

export type ChangeForm = Exclude<CartForm, { intent: 'checkout' }>;

/** Does what the shopper asked. Null where there is no such cart (any more). */
export async function changeCart(
  form: ChangeForm,
  cartId: string | null,
  request: Request,
  tools: CartTools,
): Promise<CartOutcome | null> {
  const { carts, language } = tools;
  if (form.intent === 'add') {
    const { variant: variantId, quantity, plan } = form;
    const line = { variantId, quantity, planId: plan || undefined };
    return withoutCookies(await carts.add(cartId, line, language));
  }
  if (!cartId) return null;
  switch (form.intent) {
    case 'setQuantity':
      return withoutCookies(
        form.quantity === 0
          ? await carts.removeLine(cartId, form.line, language)
          : await carts.updateLine(cartId, form.line, { quantity: form.quantity }, language),
      );
    case 'remove':
      return withoutCookies(await carts.removeLine(cartId, form.line, language));
    case 'setInterval':
      return withoutCookies(
        await carts.updateLine(cartId, form.line, { planId: form.plan || null }, language),
      );
    case 'removeDiscount':
      return withoutCookies(await removeDiscount(form.code, cartId, tools));
    case 'removeGiftCard':
      return removeGiftCard(form.card, cartId, request, tools);
    case 'applyDiscount':
      return throttled(cartId, tools, 'discountCode', (before) =>
        applyDiscount(form.code, before, cartId, tools),
      );
    case 'applyGiftCard':
      return throttled(cartId, tools, 'giftCard', (before) =>
        applyGiftCard(form.code, before, cartId, request, tools),
      );
  }
}

function withoutCookies(change: CartChange | null): CartOutcome | null {
  return change && { ...change, cookies: [] };
}

interface CodeOutcome extends CartOutcome {
  isAccepted: boolean;
}

/** Whoever tries too many codes that are rejected, for whatever reason, has to wait. */
async function throttled(
  cartId: string,
  { carts, codeAttempts, language, networks }: CartTools,
  place: 'discountCode' | 'giftCard',
  apply: (before: Cart) => Promise<CodeOutcome | null>,
): Promise<CartOutcome | null> {
  const before = await carts.read(cartId, language);
  if (!before) return null;
  const limits = [
    { key: `cart ${cartId}`, most: 8 },
    // several shoppers may share one
    ...networkLimits(networks, 60),
  ];
  if (!(await codeAttempts.take(limits))) {
    return { cartId, cart: before, problems: [{ kind: 'tooManyTries', place }], cookies: [] };
  }
  const outcome = await apply(before);
  if (outcome?.isAccepted) await codeAttempts.giveBack(limits);
  return outcome;
}

const sameCode = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();

/** A code that does not work is taken off again: only accepted ones stay in the cart. */
async function applyDiscount(
  code: string,
  before: Cart,
  cartId: string,
  { carts, language }: CartTools,
): Promise<CodeOutcome | null> {
  const others = before.discountCodes
    .map((known) => known.code)
    .filter((known) => !sameCode(known, code));
  const change = await carts.setDiscountCodes(cartId, [...others, code], language);
  if (!change) return null;
  const entered = change.cart.discountCodes.find((known) => sameCode(known.code, code));
  if (entered?.applicable) return { ...change, cookies: [], isAccepted: true };
  const reason = change.problems.find((problem) => concerns(problem, code));
  // one we have no words for is refused all the same
  const known = reason && reason.kind !== 'other' ? reason : { kind: 'codeRejected' as const };
  const problem: CartProblem = { ...known, place: 'discountCode' };
  const undone = await carts.setDiscountCodes(cartId, others, language);
  const problems = [...(undone?.problems ?? []), problem];
  return undone && { ...undone, problems, cookies: [], isAccepted: false };
}

function concerns({ place }: CartProblem, code: string): boolean {
  return typeof place === 'object' && 'code' in place && sameCode(place.code, code);
}

async function removeDiscount(code: string, cartId: string, { carts, language }: CartTools) {
  const before = await carts.read(cartId, language);
  const codes = before?.discountCodes.map((known) => known.code) ?? [];
  const kept = codes.filter((known) => !sameCode(known, code));
  return before && carts.setDiscountCodes(cartId, kept, language);
}

/** The platform leaves out unknown codes without a word: only the applied cards tell. */
async function applyGiftCard(
  code: string,
  before: Cart,
  cartId: string,
  request: Request,
  { carts, language, sealer }: CartTools,
): Promise<CodeOutcome | null> {
  const entered = await readGiftCards(request, cartId, sealer);
  const kept = entered.filter(({ key }) => before.giftCards.some((card) => card.key === key));
  if (kept.some((card) => sameCode(card.code, code))) {
    const problem: CartProblem = { kind: 'giftCardTwice', place: 'giftCard' };
    return { cartId, cart: before, problems: [problem], cookies: [], isAccepted: true };
  }
  const codes = [...kept.map((card) => card.code), code];
  const change = await carts.setGiftCards(cartId, codes, language);
  if (!change) return null;
  const known = before.giftCards.map(({ key }) => key);
  const after = change.cart.giftCards.map(({ key }) => key);
  const added = after.find((key) => !known.includes(key));
  const problems = change.problems.map(asGiftCardProblem);
  if (added === undefined && !problems.some(({ place }) => place === 'giftCard')) {
    problems.push({ kind: 'giftCardUnknown', place: 'giftCard' });
  }
  if (known.some((key) => !after.includes(key))) {
    problems.push({ kind: 'giftCardsReplaced', place: 'giftCard' });
  }
  const nowEntered = added === undefined ? kept : [...kept, { key: added, code }];
  const cookies = [await rememberGiftCards(nowEntered, cartId, sealer)];
  return { ...change, problems, cookies, isAccepted: added !== undefined };
}

async function removeGiftCard(
  card: string,
  cartId: string,
  request: Request,
  { carts, language, sealer }: CartTools,
): Promise<CartOutcome | null> {
  const change = await carts.removeGiftCard(cartId, card, language);
  if (!change) return null;
  const entered = await readGiftCards(request, cartId, sealer);
  const kept = entered.filter(({ key }) => key !== card);
  const cookies = [await rememberGiftCards(kept, cartId, sealer)];
  return { ...change, problems: change.problems.map(asGiftCardProblem), cookies };
}

/** The platform's own words about a gift card might quote its code: ours say only that it was refused. */
function asGiftCardProblem(problem: CartProblem): CartProblem {
  return problem.kind === 'other' ? { kind: 'codeRejected', place: 'giftCard' } : problem;
}
