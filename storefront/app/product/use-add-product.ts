import { type FormEvent, useState } from 'react';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import type { GiftRecipient } from '../commerce/cart/gift-recipient.ts';
import { loadCartTexts } from '../i18n/cart-texts.ts';
import { type AddOutcome, useAddToCart } from '../merchandise/add-to-cart.ts';
import { useProblemText } from '../merchandise/use-problem-text.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** Submits the buy box's form in the background; without scripts it posts to the cart page. */
export function useAddProduct(variantId: string, loadConfirmation: () => Promise<unknown>) {
  const problemText = useProblemText();
  const cart = useAddToCart();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ variantId: string; outcome: AddOutcome } | null>(null);
  // the outcome of another variant does not apply
  const outcome = answer?.variantId === variantId ? answer.outcome : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (!cart) return;
    event.preventDefault();
    // ignores a second click while the first is in flight
    if (busy) return;
    // for problems
    const texts = loadCartTexts().catch(() => null);
    const form = new FormData(event.currentTarget);
    const subscribed = form.get('purchase') === 'subscription';
    const gift = giftIn(form);
    const missing = gift && missingIn(gift, form);
    if (missing) {
      const outcome = { added: false, line: null, cart: null, problems: [{ kind: missing }] };
      await texts;
      return setAnswer({ variantId, outcome });
    }
    setBusy(true);
    await new Promise<void>(afterPaint);
    // loaded while the cart responds; where it fails, the cart's badge is the confirmation
    loadConfirmation().catch(() => null);
    try {
      const outcome = await cart.add({
        variantId,
        quantity: Number(form.get('quantity')),
        planId: subscribed ? String(form.get('plan')) : undefined,
        gift,
      });
      await texts;
      setAnswer({ variantId, outcome });
    } finally {
      setBusy(false);
    }
  }

  const left = outcome?.line?.quantity ?? 0;

  return {
    submit,
    busy,
    added: outcome?.added ? outcome : null,
    problems: (outcome?.problems ?? []).map((problem) =>
      problemText(isSpecific(problem) ? problem : { kind: 'notAdded' }, left),
    ),
    dismiss: () => setAnswer(null),
  };
}

/** Undefined for other goods, and for a card that its buyer hands over. */
function giftIn(form: FormData): GiftRecipient | undefined {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const sending = text('giftSend');
  if (sending === '' || sending === 'self') return undefined;
  return {
    email: text('recipientEmail'),
    name: text('recipientName'),
    message: text('giftMessage'),
    sendOn: sending === 'day' ? text('sendOn') : '',
  };
}

/** The browser asks for it itself once the fields are hydrated. */
function missingIn({ email, sendOn }: GiftRecipient, form: FormData) {
  if (email === '') return 'giftEmail' as const;
  return form.get('giftSend') === 'day' && sendOn === '' ? ('giftDate' as const) : null;
}

const specificKinds: CartProblem['kind'][] = [
  'notEnoughStock',
  'outOfStock',
  'offline',
  'noSubscription',
  'giftEmail',
  'giftMessage',
  'giftDate',
];

/** Whether the problem's text says more than that the item was not added. */
function isSpecific({ kind, message }: CartProblem): boolean {
  return specificKinds.includes(kind) || (kind === 'other' && Boolean(message));
}
