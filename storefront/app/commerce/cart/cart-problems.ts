import type {
  CartUserErrorFieldsFragment,
  CartWarningFieldsFragment,
} from '../operations/generated.ts';
import { type Money, parseMoney, subtract, sum } from '../price/money.ts';
import type { Cart } from './cart.ts';
import { cartErrors, cartWarnings, type ProblemKind } from './cart-codes.ts';
import { toPublicKey } from './public-key.ts';

/** Where a problem is shown; without a place it concerns the whole cart. */
export type ProblemPlace = { line: string } | { code: string } | 'discountCode' | 'giftCard';

export interface CartProblem {
  kind: ProblemKind;
  place?: ProblemPlace;
  /** The minimum order value of a code, and the amount that is missing at least. */
  minimum?: Money;
  missing?: Money;
  /** The platform's message, for codes the shop does not know. */
  message?: string;
}

/** The problems in a response; `line` is the key of the line that was changed, if any. */
export function toProblems(
  response: {
    warnings: CartWarningFieldsFragment[];
    userErrors: CartUserErrorFieldsFragment[];
  },
  cartId: string,
  cart: Cart,
  line?: string,
): CartProblem[] {
  return [
    ...response.warnings.map((warning) => warningProblem(warning, cartId, cart)),
    ...response.userErrors.map(({ code, field, message }): CartProblem => {
      const unknownVariant = code === 'INVALID' && field?.includes('merchandiseId');
      const kind = unknownVariant ? 'notAdded' : ((code && cartErrors[code]) ?? 'other');
      return { ...withMessage(kind, message), ...(line !== undefined && { place: { line } }) };
    }),
  ];
}

/** The platform's message may contain the cart's id, so it is sent for unknown kinds only, with ids removed. */
function withMessage(kind: ProblemKind, message: string): CartProblem {
  return kind === 'other' ? { kind, message: message.replace(/gid:\/\/\S+/g, '…') } : { kind };
}

function warningProblem(
  warning: CartWarningFieldsFragment,
  cartId: string,
  cart: Cart,
): CartProblem {
  const { message, target } = warning;
  // versions that are newer than the list may add codes
  const kind = cartWarnings[warning.code] ?? 'other';
  // a bundle's line may have a type of its own
  if (/^gid:\/\/shopify\/\w*CartLine\//.test(target)) {
    return { ...withMessage(kind, message), place: { line: toPublicKey(target, cartId) } };
  }
  if (kind === 'giftCardsUnavailable') return { kind, place: 'giftCard' };
  // a delivery or a country is no code's fault
  if (kind !== 'other' && !warning.code.startsWith('DISCOUNT_')) return withMessage(kind, message);
  const code = rejectedCodeIn(message, cart);
  if (code === undefined) return withMessage(kind, message);
  const place = { code };
  if (kind === 'codeMinimum') return { kind, place, ...minimumIn(message, code, cart) };
  const combined = cart.discountCodes.some(({ applicable }) => applicable);
  if (kind === 'codeRejected' && combined) return { kind: 'codeNotCombinable', place };
  return { ...withMessage(kind, message), place };
}

/** A warning's target is the cart; with several rejected codes only its message tells which one is meant. */
function rejectedCodeIn(message: string, cart: Cart): string | undefined {
  const rejected = cart.discountCodes
    .filter(({ applicable }) => !applicable)
    .map(({ code }) => code);
  const named = rejected
    .filter((code) => message.toUpperCase().includes(code.toUpperCase()))
    .sort((a, b) => b.length - a.length);
  return named[0] ?? (rejected.length === 1 ? rejected[0] : undefined);
}

/** The API has no field for a code's minimum: its message is the only source, and which goods count is unknown. */
function minimumIn(
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
