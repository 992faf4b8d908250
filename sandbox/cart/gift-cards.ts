import type { GiftCard } from './model.ts';
import type { Cents } from './money.ts';

export interface AppliedGiftCard extends GiftCard {
  amountUsed: Cents;
}

/** Cards pay in the order they were entered, each as much as is left to pay. */
export function payWithGiftCards(cards: readonly GiftCard[], amountDue: Cents): AppliedGiftCard[] {
  let due = amountDue;
  return cards.map((card) => {
    const amountUsed = Math.min(card.balance, due);
    due -= amountUsed;
    return { ...card, amountUsed };
  });
}
