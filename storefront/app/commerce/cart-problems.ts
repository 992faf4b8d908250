import type { Cart } from './cart.ts';
import { type Money, parseMoney, subtract, sum } from './money.ts';
import type {
  CartUserErrorFieldsFragment,
  CartWarningFieldsFragment,
} from './operations/generated.ts';
import { keyOf } from './transforms/cart.ts';

/** Why something was not done as asked, in our own words. */
type ProblemKind =
  | 'notEnoughStock'
  | 'outOfStock'
  | 'soldOutLine'
  | 'lineGone'
  | 'notAdded'
  | 'noSubscription'
  | 'tooMany'
  | 'quantityLimit'
  | 'quantityUnreadable'
  | 'cartFull'
  | 'codeMissing'
  | 'codeUnknown'
  | 'codeInactive'
  | 'codeUsedUp'
  | 'codeUsedByYou'
  | 'codeMinimum'
  | 'codeWrongProducts'
  | 'codeNotCombinable'
  | 'codeNotForSubscriptions'
  | 'codeRejected'
  | 'giftCardUnknown'
  | 'giftCardTwice'
  | 'giftCardsReplaced'
  | 'tooManyTries'
  | 'unavailable'
  | 'offline'
  | 'other';

/** What a problem stands beside. Without a place it concerns the whole cart. */
export type ProblemPlace = { line: string } | { code: string } | 'discountCode' | 'giftCard';

export interface CartProblem {
  kind: ProblemKind;
  place?: ProblemPlace;
  /** The order value a code asks for, and what is missing at least. */
  minimum?: Money;
  missing?: Money;
  /** The platform's own words, for kinds we have none for. */
  message?: string;
}

const warningKinds: Partial<Record<string, ProblemKind>> = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'notEnoughStock',
  MERCHANDISE_OUT_OF_STOCK: 'outOfStock',
  DISCOUNT_NOT_FOUND: 'codeUnknown',
  DISCOUNT_CURRENTLY_INACTIVE: 'codeInactive',
  DISCOUNT_USAGE_LIMIT_REACHED: 'codeUsedUp',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'codeUsedByYou',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'codeMinimum',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'codeWrongProducts',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'codeNotForSubscriptions',
  DISCOUNT_CODE_NOT_HONOURED: 'codeRejected',
};

const errorKinds: Partial<Record<string, ProblemKind>> = {
  INVALID_MERCHANDISE_LINE: 'lineGone',
  SELLING_PLAN_NOT_APPLICABLE: 'noSubscription',
  MAXIMUM_EXCEEDED: 'tooMany',
  CART_TOO_LARGE: 'cartFull',
};

/** What went wrong with a change; `line` is the one it was about, if any. */
export function problemsOf(
  answer: {
    warnings: CartWarningFieldsFragment[];
    userErrors: CartUserErrorFieldsFragment[];
  },
  cart: Cart,
  line?: string,
): CartProblem[] {
  return [
    ...answer.warnings.map((warning) => problemOfWarning(warning, cart)),
    ...answer.userErrors.map(({ code, field, message }): CartProblem => {
      const unknownVariant = code === 'INVALID' && field?.includes('merchandiseId');
      const kind = unknownVariant ? 'notAdded' : ((code && errorKinds[code]) ?? 'other');
      return { ...inWords(kind, message), ...(line !== undefined && { place: { line } }) };
    }),
  ];
}

/** The platform's words may quote ids, and with them the cart's: they travel only where needed, and without. */
function inWords(kind: ProblemKind, message: string): CartProblem {
  return kind === 'other' ? { kind, message: message.replace(/gid:\/\/\S+/g, '…') } : { kind };
}

function problemOfWarning(warning: CartWarningFieldsFragment, cart: Cart): CartProblem {
  const { message, target } = warning;
  // the platform adds codes from version to version: one we do not know keeps the platform's words
  const kind = warningKinds[warning.code] ?? 'other';
  if (target.startsWith('gid://shopify/CartLine/')) {
    return { ...inWords(kind, message), place: { line: keyOf(target) } };
  }
  const code = codeNamedIn(message, cart);
  if (code === undefined) return inWords(kind, message);
  const place = { code };
  if (kind === 'codeMinimum') return { kind, place, ...minimumNamedIn(message, code, cart) };
  const combined = cart.discountCodes.some(({ applicable }) => applicable);
  if (kind === 'codeRejected' && combined) return { kind: 'codeNotCombinable', place };
  return { ...inWords(kind, message), place };
}

/** A warning's target is the whole cart: which code it means stands in its text only. */
function codeNamedIn(message: string, cart: Cart): string | undefined {
  const rejected = cart.discountCodes
    .filter(({ applicable }) => !applicable)
    .map(({ code }) => code);
  const named = rejected
    .filter((code) => message.toUpperCase().includes(code.toUpperCase()))
    .sort((a, b) => b.length - a.length);
  return named[0] ?? (rejected.length === 1 ? rejected[0] : undefined);
}

/** The platform tells a minimum in its message, if at all. Which goods count is not told: 'at least' is all we know. */
function minimumNamedIn(
  message: string,
  code: string,
  cart: Cart,
): Pick<CartProblem, 'minimum' | 'missing'> {
  const { currency } = cart.total;
  const withoutCode = message.toUpperCase().replaceAll(code.toUpperCase(), ' ');
  const amount = /\d+(?:[.,]\d{1,2})?(?!\d)/.exec(withoutCode)?.[0]?.replace(',', '.');
  if (amount === undefined) return {};
  const minimum = parseMoney({ amount, currencyCode: currency });
  const goods = cart.lines.filter(({ product }) => !product.isGiftCard);
  const missing = subtract(
    minimum,
    sum(
      goods.map(({ subtotal }) => subtotal),
      currency,
    ),
  );
  return missing.amount > 0 ? { minimum, missing } : { minimum };
}
