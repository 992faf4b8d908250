import { useState } from 'react';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { Button } from '../ui/button.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { useLastCart } from './last-cart.ts';
import styles from './saved-list.module.css';
import { focusLine } from './undo-row.tsx';
import { cartStore } from './use-cart.ts';

/** Puts the last cart in again; it is in the browser, so it is shown after hydration. */
export function LastCartOffer() {
  const { t } = useCartI18n();
  const { items, forget } = useLastCart();
  const [busy, setBusy] = useState(false);
  if (items.length === 0) return null;

  async function addAll() {
    setBusy(true);
    let first: string | undefined;
    // one after the other: the first one creates the cart
    for (const { variantId, quantity } of items) {
      const { line } = await cartStore.add({ variantId, quantity });
      first ??= line?.key;
    }
    setBusy(false);
    // the focused button is gone with the empty cart
    if (first) focusLine(first);
  }

  return (
    <section className={styles.saved} aria-labelledby="last-cart">
      <h2 id="last-cart" className="h5">
        {t.cart.lastCart.title}
      </h2>
      <ul>
        {items.map(({ variantId, quantity, title }) => (
          <li key={variantId}>
            {quantity} × {title}
          </li>
        ))}
      </ul>
      <p>
        <Button type="button" look="outline" busy={busy} onClick={addAll}>
          {t.cart.lastCart.add}
        </Button>
        <QuietButton type="button" onClick={forget}>
          {t.cart.lastCart.forget}
        </QuietButton>
      </p>
    </section>
  );
}
