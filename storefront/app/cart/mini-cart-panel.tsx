import { useEffect, useRef } from 'react';
import { report } from '../analytics/report.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { FreeShippingBar } from '../merchandise/free-shipping-bar.tsx';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNews } from './cart-news.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './mini-cart-panel.module.css';
import { cartStore, miniCart, useCart, useMiniCart } from './use-cart.ts';

const mostLines = 3;

/** The cart in short, under its button or, on a narrow screen, as a sheet from below. */
export function MiniCartPanel() {
  const { t, href, format } = useI18n();
  const state = useCart();
  const { openedBy, timerRunning } = useMiniCart();
  const close = useRef<HTMLButtonElement>(null);
  const { cart } = state;
  const busy = state.isCartBusy || state.outdated;
  const lines = cart?.lines.filter(({ key }) => state.wanted[key] !== 0) ?? [];
  const more = lines.length - mostLines;

  useEffect(() => {
    if (openedBy !== 'click') return;
    close.current?.focus();
    const { cart } = cartStore.get();
    if (cart) report((measure) => measure.viewCart(cart));
  }, [openedBy]);

  function closeByButton() {
    const link = close.current?.closest('header')?.querySelector<HTMLElement>('a[aria-expanded]');
    miniCart.close();
    link?.focus();
  }

  return (
    <>
      <div className={styles.overlay} />
      <div
        role="dialog"
        aria-label={t.cart.miniCart}
        className={styles.panel}
        onPointerEnter={miniCart.hold}
        onPointerDown={miniCart.hold}
        onFocus={miniCart.hold}
      >
        <div className={classNames(styles.timer, timerRunning && styles.running)} />
        <CartNews state={state} />
        <div className={styles.head}>
          <h2 className="h6">
            {t.cart.miniCart} <span>({format.number(cart?.totalQuantity ?? 0)})</span>
          </h2>
          <IconButton ref={close} icon="x" label={t.cart.closeMiniCart} onClick={closeByButton} />
        </div>
        <div className={styles.body}>
          <CartNotes state={state} />
          {cart && lines.length > 0 && <FreeShippingBar cart={cart} />}
          {lines.length > 0 || state.removed.length > 0 ? (
            <CartLines state={state} lines={lines.slice(0, mostLines)} compact />
          ) : (
            <p className={styles.empty}>{t.cart.empty}</p>
          )}
          {more > 0 && <p className={`sm muted ${styles.more}`}>{t.cart.andMore(more)}</p>}
        </div>
        <div className={styles.foot}>
          {cart && lines.length > 0 && (
            <>
              <p className={classNames(styles.subtotal, busy && styles.updating)}>
                <span>{t.cart.subtotal}</span>
                <span>{format.money(cart.subtotal)}</span>
              </p>
              <p className="xs muted">{t.cart.vatPlusShipping}</p>
              <StatusRegion>
                {busy ? t.cart.updating : t.cart.newSubtotal(format.money(cart.subtotal))}
              </StatusRegion>
            </>
          )}
          <div className={styles.ways}>
            <LinkButton look="outline" to={href.cart()}>
              {t.cart.toCart}
            </LinkButton>
            {lines.length > 0 && (
              <CheckoutForm size="medium" busy={busy}>
                {t.cart.straightToCheckout}
              </CheckoutForm>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
