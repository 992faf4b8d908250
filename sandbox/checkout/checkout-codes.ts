import type { Kysely } from 'kysely';
import type { CartId } from '../cart/cart-id.ts';
import { findGiftCardIds, loadFacts } from '../cart/facts.ts';
import type { CartContent, DiscountRejection } from '../cart/model.ts';
import { changeCart, type StoredCart } from '../cart/store.ts';
import { totalCart } from '../cart/totals.ts';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';

/** One field takes both kinds of code. A code that takes nothing off is not kept, and its reason is answered. */
export async function applyCode(
  database: Kysely<Database>,
  cart: StoredCart,
  code: string,
  email: string,
  now: Date,
): Promise<DiscountRejection | undefined> {
  const { id, language } = cart;
  const cards = await findGiftCardIds(database, [code], now);
  if (cards.length > 0) {
    await edit(database, id, language, (content) => ({
      ...content,
      giftCardIds: [...new Set([...content.giftCardIds, ...cards])],
    }));
    return undefined;
  }
  const withCode = (content: CartContent): CartContent => ({
    ...content,
    discountCodes: [...withoutCode(content.discountCodes, code), code],
  });
  const buyerIdentity = { ...cart.content.buyerIdentity, email };
  const candidate = withCode({ ...cart.content, buyerIdentity });
  const { warnings } = totalCart(candidate, await loadFacts(database, candidate, now));
  const rejection = warnings.find((warning) => warning.discountCode === code);
  if (rejection) return rejection.code;
  await edit(database, id, language, withCode);
  return undefined;
}

export async function removeDiscount(
  database: Kysely<Database>,
  id: CartId,
  language: Language,
  code: string,
): Promise<void> {
  await edit(database, id, language, (content) => ({
    ...content,
    discountCodes: withoutCode(content.discountCodes, code),
  }));
}

export async function removeGiftCard(
  database: Kysely<Database>,
  id: CartId,
  language: Language,
  cardId: string,
): Promise<void> {
  await edit(database, id, language, (content) => ({
    ...content,
    giftCardIds: content.giftCardIds.filter((known) => known !== cardId),
  }));
}

async function edit(
  database: Kysely<Database>,
  id: CartId,
  language: Language,
  change: (content: CartContent) => CartContent,
): Promise<void> {
  await changeCart(database, id, language, async ({ content }) => ({
    content: change(content),
    outcome: undefined,
  }));
}

function withoutCode(codes: readonly string[], code: string): string[] {
  return codes.filter((known) => known.toUpperCase() !== code.toUpperCase());
}
