import { useEffect, useRef } from 'react';
import { report } from '../analytics/report.ts';
import { isNothingToOrder, topLevelLines } from '../commerce/cart/cart.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { FreeShippingBar } from '../merchandise/free-shipping-bar.tsx';
import { OrderPromise } from '../merchandise/order-promise.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { CartAnnouncements } from './cart-announcements.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { MiniCartGuarantees } from './mini-cart-guarantees.tsx';
import styles from './mini-cart-panel.module.css';
import { cartStore, useCart } from './use-cart.ts';
import { miniCart, useMiniCart } from './use-mini-cart.ts';

const maxLines = 3;

/** A short cart: a popover below the cart button, on narrow screens a bottom sheet. */
export function MiniCartPanel() {
  const { t, href, format } = useCartI18n();
  const { country } = useDelivery();
  const state = useCart();
  const { openedBy, timerRunning } = useMiniCart();
  const close = useRef<HTMLButtonElement>(null);
  const { cart } = state;
  const busy = state.isCartBusy || state.stale;
  const lines = cart?.lines.filter(({ key }) => state.pendingQuantities[key] !== 0) ?? [];
  const rows = topLevelLines(lines);
  const more = rows.length - maxLines;
  const shown = rows.slice(0, maxLines);

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
        onPointerEnter={miniCart.keepOpen}
        onPointerDown={miniCart.keepOpen}
        onFocus={miniCart.keepOpen}
      >
        <div className={classNames(styles.timer, timerRunning && styles.running)} />
        <CartAnnouncements state={state} />
        <div className={styles.head}>
          <h2 className="h6">
            {t.cart.miniCart} <span>({format.number(cart?.totalQuantity ?? 0)})</span>
          </h2>
          <IconButton ref={close} icon="x" label={t.cart.closeMiniCart} onClick={closeByButton} />
        </div>
        <div className={styles.body}>
          <CartNotices state={state} />
          {cart && lines.length > 0 && (
            <>
              <FreeShippingBar cart={cart} country={country} />
              <OrderPromise cart={cart} country={country} madeAt={null} />
            </>
          )}
          {lines.length > 0 || state.removed.length > 0 ? (
            <CartLines state={state} lines={lines} limit={maxLines} compact />
          ) : (
            <p className={styles.empty}>{t.cart.empty}</p>
          )}
          {more > 0 && <p className={`sm muted ${styles.more}`}>{t.cart.andMore(more)}</p>}
          {lines.length > 0 && (
            <div className={`xs muted ${styles.guarantees}`}>
              <MiniCartGuarantees hidden={lines.filter((line) => !shown.includes(line))} />
            </div>
          )}
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
          <div className={styles.actions}>
            <LinkButton look="outline" to={href.cart()}>
              {t.cart.toCart}
            </LinkButton>
            {!isNothingToOrder({ lines }) && (
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
