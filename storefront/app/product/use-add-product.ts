import { type FormEvent, useState } from 'react';
import type { CartProblem } from '../commerce/cart-problems.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { type AddOutcome, useAddToCart } from '../merchandise/add-to-cart.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** Submits the buy box's form in the background; without scripts it posts to the cart page. */
export function useAddProduct(variantId: string, loadConfirmation: () => Promise<unknown>) {
  const { t } = useI18n();
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
    const form = new FormData(event.currentTarget);
    const subscribed = form.get('purchase') === 'subscription';
    setBusy(true);
    await new Promise<void>(afterPaint);
    // loaded while the cart responds; where it fails, the cart's badge is the confirmation
    loadConfirmation().catch(() => null);
    try {
      const outcome = await cart.add({
        variantId,
        quantity: Number(form.get('quantity')),
        planId: subscribed ? String(form.get('plan')) : undefined,
      });
      setAnswer({ variantId, outcome });
    } finally {
      setBusy(false);
    }
  }

  const left = outcome?.line?.quantity ?? 0;
  const words = ({ kind, message }: CartProblem): string => {
    if (kind === 'notEnoughStock') return t.cart.problem.notEnoughStock(left);
    if (kind === 'outOfStock' || kind === 'offline' || kind === 'noSubscription') {
      return t.cart.problem[kind];
    }
    return kind === 'other' && message ? message : t.cart.problem.notAdded;
  };

  return {
    submit,
    busy,
    added: outcome?.added ? outcome : null,
    problems: (outcome?.problems ?? []).map(words),
    dismiss: () => setAnswer(null),
  };
}
