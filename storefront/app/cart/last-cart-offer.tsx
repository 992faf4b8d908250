import { useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { useLastCart } from './last-cart.ts';
import styles from './saved-list.module.css';
import { cartStore } from './use-cart.ts';

/** Puts the last cart in again; it is in the browser, so it is shown after hydration. */
export function LastCartOffer() {
  const { t } = useI18n();
  const { items, forget } = useLastCart();
  const [busy, setBusy] = useState(false);
  if (items.length === 0) return null;

  async function addAll() {
    setBusy(true);
    // one after the other: the first one creates the cart
    for (const { variantId, quantity } of items) await cartStore.add({ variantId, quantity });
    setBusy(false);
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
      <p className={styles.actions}>
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
