import { type Customer, findSignedIn } from '../checkout/customers.ts';
import type { Context } from '../graphql/context.ts';
import { parseGid } from '../graphql/ids.ts';
import type { CartMutation } from './asked-problem.ts';
import { newCartId } from './cart-id.ts';
import { cartNode } from './cart-node.ts';
import { addAddresses, type SelectableAddressInput } from './delivery-addresses.ts';
import { addressesOfCustomer, isRefused } from './delivery-mutations.ts';
import { type CartEdit, computeEdit } from './edit.ts';
import { type CartPayload, checkInputSize, editCart, refusal } from './edit-cart.ts';
import { findGiftCardIds } from './facts.ts';
import { addLines, type LineInput, type LineUpdate, removeLines, updateLines } from './lines.ts';
import { type MetafieldInput, metafieldEntry, metafieldProblem } from './metafield-input.ts';
import {
  type Attribute,
  type BuyerIdentity,
  type CartContent,
  emptyContent,
  type UserError,
} from './model.ts';
import { insertCart } from './store.ts';

interface BuyerIdentityInput {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
}

interface CartInput {
  lines?: LineInput[] | null;
  attributes?: Attribute[] | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  note?: string | null;
  buyerIdentity?: BuyerIdentityInput | null;
  delivery?: { addresses?: SelectableAddressInput[] | null } | null;
  metafields?: MetafieldInput[] | null;
}

const maximumNoteLength = 5000;

export const cartMutations: Record<string, CartMutation> = {
  cartCreate: async (_, { input }: { input?: CartInput | null }, context): Promise<CartPayload> => {
    const { lines, attributes, discountCodes, giftCardCodes, note, buyerIdentity } = input ?? {};
    const addresses = input?.delivery?.addresses ?? [];
    const metafields = input?.metafields ?? [];
    checkInputSize(lines, attributes, discountCodes, giftCardCodes, addresses, metafields);
    if (isTooLong(note)) return refusal([noteTooLong(['input', 'note'])]);
    const id = newCartId();
    const wrong = contactProblems(buyerIdentity ?? {});
    if (wrong.length > 0) return refusal(withField(['input'], wrong));
    const customer = await findCustomer(context, buyerIdentity ?? {});
    if (customer === 'unknown') return refusal([unknownCustomer(['input', 'buyerIdentity'])]);
    const countryCode = buyerIdentity?.countryCode ?? context.askedCountry ?? null;
    const empty = emptyContent(context.marketFor(countryCode ?? undefined));
    const ofCustomer = await addressesOfCustomer(context, customer ? String(customer.id) : null);
    const deliveryAddresses = addAddresses([], addresses, ofCustomer);
    if (isRefused(deliveryAddresses)) {
      return refusal(withField(['input', 'delivery'], deliveryAddresses));
    }
    const invalid = metafields.flatMap((metafield) => metafieldProblem(metafield) ?? []);
    if (invalid[0]) {
      const { message } = invalid[0];
      return refusal([{ code: 'INVALID_METAFIELDS', field: ['input', 'metafields'], message }]);
    }
    const content: CartContent = {
      ...empty,
      attributes: attributes ?? [],
      note: note ?? null,
      discountCodes: withoutRepeats(discountCodes ?? []),
      giftCardIds: await findGiftCardIds(context.database, giftCardCodes ?? [], context.now()),
      buyerIdentity: identify(
        { ...empty.buyerIdentity, countryCode },
        buyerIdentity ?? {},
        customer,
      ),
      deliveryAddresses,
      metafields: Object.fromEntries(metafields.map(metafieldEntry)),
    };
    const edit = addition(lines ?? []);
    const result = await computeEdit(context.database, context.now(), id, content, edit);
    if (!result.content) return refusal(withField(['input'], result.userErrors));
    const cart = await insertCart(context.database, result.content, context.language, id);
    const { totals, userErrors, warnings } = result;
    return { cart: cartNode(cart, totals), userErrors, warnings };
  },

  cartLinesAdd: (_, { cartId, lines }: { cartId: string; lines: LineInput[] }, context) => {
    checkInputSize(lines);
    return editCart(context, cartId, addition(lines));
  },

  cartLinesUpdate: (_, { cartId, lines }: { cartId: string; lines: LineUpdate[] }, context) => {
    checkInputSize(lines);
    return editCart(context, cartId, {
      variantIds: lines.flatMap((line) => line.merchandiseId ?? []),
      changeLines: (current, { merchandise }) => updateLines(current, lines, merchandise),
    });
  },

  cartLinesRemove: (_, { cartId, lineIds }: { cartId: string; lineIds: string[] }, context) => {
    checkInputSize(lineIds);
    return editCart(context, cartId, {
      changeLines: (current) => removeLines(current, lineIds),
    });
  },

  cartDiscountCodesUpdate: (
    _,
    { cartId, discountCodes }: { cartId: string; discountCodes?: string[] | null },
    context,
  ) => {
    checkInputSize(discountCodes);
    const codes = withoutRepeats(discountCodes ?? []);
    return editCart(context, cartId, {
      change: (content) => ({ ...content, discountCodes: codes }),
    });
  },

  cartGiftCardCodesUpdate: async (
    _,
    { cartId, giftCardCodes }: { cartId: string; giftCardCodes: string[] },
    context,
  ) => {
    checkInputSize(giftCardCodes);
    const giftCardIds = await findGiftCardIds(context.database, giftCardCodes, context.now());
    return editCart(context, cartId, { change: (content) => ({ ...content, giftCardIds }) });
  },

  /** Repeated and unknown codes change nothing. */
  cartGiftCardCodesAdd: async (
    _,
    { cartId, giftCardCodes }: { cartId: string; giftCardCodes: string[] },
    context,
  ) => {
    checkInputSize(giftCardCodes);
    const added = await findGiftCardIds(context.database, giftCardCodes, context.now());
    return editCart(context, cartId, {
      change: (content) => ({
        ...content,
        giftCardIds: [...new Set([...content.giftCardIds, ...added])],
      }),
    });
  },

  cartGiftCardCodesRemove: (
    _,
    { cartId, appliedGiftCardIds }: { cartId: string; appliedGiftCardIds: string[] },
    context,
  ) => {
    checkInputSize(appliedGiftCardIds);
    const removed = appliedGiftCardIds.map((id) => String(parseGid('AppliedGiftCard', id)));
    return editCart(context, cartId, {
      change: (content) => ({
        ...content,
        giftCardIds: content.giftCardIds.filter((id) => !removed.includes(id)),
      }),
    });
  },

  cartAttributesUpdate: (
    _,
    { cartId, attributes }: { cartId: string; attributes: Attribute[] },
    context,
  ) => {
    checkInputSize(attributes);
    return editCart(context, cartId, { change: (content) => ({ ...content, attributes }) });
  },

  cartNoteUpdate: (_, { cartId, note }: { cartId: string; note: string }, context) =>
    isTooLong(note)
      ? refusal([noteTooLong(['note'])])
      : editCart(context, cartId, { change: (content) => ({ ...content, note }) }),

  cartBuyerIdentityUpdate: async (
    _,
    { cartId, buyerIdentity }: { cartId: string; buyerIdentity: BuyerIdentityInput },
    context,
  ) => {
    const wrong = contactProblems(buyerIdentity);
    if (wrong.length > 0) return refusal(wrong);
    const customer = await findCustomer(context, buyerIdentity);
    if (customer === 'unknown') return refusal([unknownCustomer(['buyerIdentity'])]);
    return editCart(context, cartId, {
      change: (content) => {
        const identity = identify(content.buyerIdentity, buyerIdentity, customer);
        const market = context.marketFor(identity.countryCode ?? undefined);
        return { ...content, buyerIdentity: identity, market };
      },
    });
  },
};

function addition(inputs: readonly LineInput[]): CartEdit {
  return {
    variantIds: inputs.map((line) => line.merchandiseId),
    changeLines: (lines, { merchandise }, newLineId) =>
      addLines(lines, inputs, merchandise, newLineId),
  };
}

function withField(place: string[], errors: readonly UserError[]): UserError[] {
  return errors.map((error) => ({ ...error, field: [...place, ...error.field] }));
}

function unknownCustomer(field: string[]): UserError {
  const message = 'The customer access token is not valid.';
  return { code: 'INVALID', field: [...field, 'customerAccessToken'], message };
}

function contactProblems({ email, phone }: BuyerIdentityInput): UserError[] {
  const problems: [string, string][] = [];
  if (email && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    problems.push(['email', 'Email is invalid']);
  if (phone && !/^\+?[\d\s()./-]{6,20}$/.test(phone)) problems.push(['phone', 'Phone is invalid']);
  return problems.map(([name, message]) => ({
    code: 'INVALID',
    field: ['buyerIdentity', name],
    message,
  }));
}

function noteTooLong(field: string[]): UserError {
  const message = `The note may have at most ${maximumNoteLength} characters.`;
  return { code: 'NOTE_TOO_LONG', field, message };
}

function isTooLong(note: string | null | undefined): boolean {
  return (note?.length ?? 0) > maximumNoteLength;
}

/** Codes are the same in any case; the first spelling stays. */
function withoutRepeats(codes: readonly string[]): string[] {
  const entered = codes.map((code) => code.trim()).filter((code) => code !== '');
  const upper = entered.map((code) => code.toUpperCase());
  return entered.filter((_, index) => upper.indexOf(upper[index] ?? '') === index);
}

async function findCustomer(
  { database, now }: Context,
  { customerAccessToken: token }: BuyerIdentityInput,
): Promise<Customer | undefined | 'unknown'> {
  return token ? ((await findSignedIn(database, token, now())) ?? 'unknown') : undefined;
}

/** A field left out keeps its value; an access token of null makes the buyer anonymous again. */
function identify(
  known: BuyerIdentity,
  input: BuyerIdentityInput,
  customer: Customer | undefined,
): BuyerIdentity {
  const { email = known.email, phone = known.phone, countryCode = known.countryCode } = input;
  if (customer) {
    return { email: customer.email, phone, countryCode, customerId: String(customer.id) };
  }
  const customerId = input.customerAccessToken === null ? null : known.customerId;
  return { email, phone, countryCode, customerId };
}
