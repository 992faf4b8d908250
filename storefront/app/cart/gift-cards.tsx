import { useState } from 'react';
import type { Cart } from '../commerce/cart/cart.ts';
import { giftCardPayments } from '../commerce/cart/cart-prices.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { AccordionItem } from '../ui/accordion.tsx';
import { Chips, RemovableChip } from '../ui/chip.tsx';
import { ChangeForm } from './change-form.tsx';
import { CodeForm } from './code-form.tsx';
import { cartStore } from './use-cart.ts';
import { useStaysOpen } from './use-stays-open.ts';

/** A rejected code is not put back into the field: gift-card codes must not appear in a document. */
export function GiftCards({ cart, problems }: { cart: Cart; problems: CartProblem[] }) {
  const { country } = useDelivery();
  const { t, format } = useCartI18n();
  const [busy, setBusy] = useState(false);
  const rejected = problems.filter(({ place }) => place === 'giftCard');
  const open = useStaysOpen(rejected.length > 0 || cart.giftCards.length > 0);
  return (
    <AccordionItem title={t.cart.giftCardQuestion} open={open}>
      <CodeForm
        intent="applyGiftCard"
        label={t.cart.giftCardCode}
        action={t.cart.redeem}
        busy={busy}
        problems={rejected}
        onApply={async (code, clear) => {
          setBusy(true);
          const result = await cartStore.change({ intent: 'applyGiftCard', code });
          setBusy(false);
          if (!result.problems.some(({ kind }) => kind === 'giftCardUnknown')) clear();
        }}
      >
        {cart.giftCards.length > 0 && (
          <Chips label={t.cart.appliedGiftCards}>
            {giftCardPayments(cart, country).map(({ key, lastCharacters, pays }) => {
              const amount = pays.amount > 0 ? `, ${format.money(pays)}` : '';
              const card = `•••• ${lastCharacters}${amount}`;
              return (
                <li key={key}>
                  <ChangeForm
                    fields={{ intent: 'removeGiftCard', card: key }}
                    onSubmit={() => cartStore.change({ intent: 'removeGiftCard', card: key })}
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
