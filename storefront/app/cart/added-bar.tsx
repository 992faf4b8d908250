import { createPortal } from 'react-dom';
import type { Cart, CartLine } from '../commerce/cart/cart.ts';
import { freeShipping } from '../commerce/cart/cart-shipping.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './added-bar.module.css';
import { useCart } from './use-cart.ts';
import { miniCart } from './use-mini-cart.ts';

/** Shown on touch devices after adding: names the item and opens the mini-cart; its top edge shows the progress to free shipping. */
export function AddedBar({ line }: { line: CartLine }) {
  const { t } = useCartI18n();
  const { cart } = useCart();
  const { text, progress } = useShippingHint(cart);
  // a portal, because the header may be scrolled off the screen
  return createPortal(
    <section
      aria-label={t.product.addedTitle}
      className={styles.bar}
      onPointerDown={miniCart.keepOpen}
      onFocus={miniCart.keepOpen}
    >
      {progress !== null && (
        <svg className={styles.scale} aria-hidden="true">
          <rect width={`${Math.round(progress * 100)}%`} height="100%" />
        </svg>
      )}
      <div className={styles.inside}>
        <span className={styles.picture}>
          {line.picture && (
            <Picture url={line.picture.url} alt="" width={52} height={52} sizes="52px" />
          )}
        </span>
        <p className={styles.words}>
          <strong>{line.product.title}</strong>
          <span>
            <Icon name="check-bold" size={14} />
            {t.cart.inCart}
          </span>
        </p>
        <IconButton icon="x" label={t.cart.closeNotice} onClick={miniCart.close} />
      </div>
      <div className={styles.inside}>
        <p className={styles.hint}>{text}</p>
        <Button type="button" aria-haspopup="dialog" onClick={miniCart.openByClick}>
          {t.cart.view}
        </Button>
      </div>
    </section>,
    document.body,
  );
}

function useShippingHint(cart: Cart | null): { text: string | null; progress: number | null } {
  const { t, format } = useCartI18n();
  const { country } = useDelivery();
  const shipping = cart && freeShipping(cart, country);
  if (shipping?.state === 'reached') return { text: t.cart.freeShippingReached, progress: 1 };
  if (shipping?.state === 'below') {
    const text = t.cart.untilFreeShipping(format.money(shipping.missing));
    return { text, progress: shipping.progress };
  }
  return { text: null, progress: null };
}
