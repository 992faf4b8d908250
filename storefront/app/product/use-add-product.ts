import { type FormEvent, useState } from 'react';
import type { CartProblem } from '../commerce/cart-problems.ts';
import { type AddOutcome, useAddToCart } from '../merchandise/add-to-cart.ts';
import { useProblemText } from '../merchandise/use-problem-text.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** Sends the buy box's form in the background; without scripts the form goes to the cart page by itself. */
export function useAddProduct(variantId: string, loadConfirmation: () => Promise<unknown>) {
  const problemText = useProblemText();
  const cart = useAddToCart();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ variantId: string; outcome: AddOutcome } | null>(null);
  // what was said of another variant is not true of this one
  const outcome = answer?.variantId === variantId ? answer.outcome : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (!cart) return;
    event.preventDefault();
    // a second click while the first is under way means the same
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const subscribed = form.get('purchase') === 'subscription';
    setBusy(true);
    await new Promise<void>(afterPaint);
    // on its way while the cart answers; if it does not come, the cart's badge says it
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

const specificKinds: CartProblem['kind'][] = [
  'notEnoughStock',
  'outOfStock',
  'offline',
  'noSubscription',
];

/** Whether the problem's text says more than that the item was not added. */
function isSpecific({ kind, message }: CartProblem): boolean {
  return specificKinds.includes(kind) || (kind === 'other' && Boolean(message));
}
