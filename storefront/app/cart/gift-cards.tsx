import { useState } from 'react';
import type { Cart } from '../commerce/cart.ts';
import { giftCardPayments } from '../commerce/cart-prices.ts';
import type { CartProblem } from '../commerce/cart-problems.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { AccordionItem } from '../ui/accordion.tsx';
import { Chips, RemovableChip } from '../ui/chip.tsx';
import { ChangeForm } from './change-form.tsx';
import { CodeForm } from './code-form.tsx';
import { cartStore } from './use-cart.ts';
import { useStaysOpen } from './use-stays-open.ts';

/** A refused code is not shown again by the page: gift-card codes never stand in a document. */
export function GiftCards({ cart, problems }: { cart: Cart; problems: CartProblem[] }) {
  const { t, format } = useI18n();
  const [busy, setBusy] = useState(false);
  const refused = problems.filter(({ place }) => place === 'giftCard');
  const open = useStaysOpen(refused.length > 0 || cart.giftCards.length > 0);
  return (
    <AccordionItem title={t.cart.giftCardQuestion} open={open}>
      <CodeForm
        intent="applyGiftCard"
        label={t.cart.giftCardCode}
        action={t.cart.redeem}
        busy={busy}
        problems={refused}
        onApply={async (change, clear) => {
          setBusy(true);
          const answer = await cartStore.send(change);
          setBusy(false);
          if (!answer.problems.some(({ kind }) => kind === 'giftCardUnknown')) clear();
        }}
      >
        {cart.giftCards.length > 0 && (
          <Chips label={t.cart.appliedGiftCards}>
            {giftCardPayments(cart).map(({ key, lastCharacters, pays }) => {
              const card = `•••• ${lastCharacters}, ${format.money(pays)}`;
              return (
                <li key={key}>
                  <ChangeForm
                    fields={{ intent: 'removeGiftCard', card: key }}
                    onChange={(change) => cartStore.send(change)}
                  >
                    <RemovableChip icon="gift" removeLabel={t.cart.removeGiftCard(card)}>
                      {card}
                    </RemovableChip>
                  </ChangeForm>
                </li>
              );
            })}
          </Chips>
        )}
      </CodeForm>
    </AccordionItem>
  );
}
