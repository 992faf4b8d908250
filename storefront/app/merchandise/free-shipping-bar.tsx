import type { Cart } from '../commerce/cart/cart.ts';
import { freeShipping } from '../commerce/cart/cart-shipping.ts';
import type { Country } from '../commerce/markets/destinations.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './free-shipping-bar.module.css';

/** Progress towards free shipping; freight goods show their shipping price instead. */
export function FreeShippingBar({ cart, country }: { cart: Cart; country: Country }) {
  const { t, format } = useCartI18n();
  const shipping = freeShipping(cart, country);
  const name = format.country(country);
  if (shipping.state === 'nothingToShip') return null;
  if (shipping.state === 'forwarded') {
    return (
      <p className={styles.forwarded}>
        <Icon name="truck" />
        {shipping.cost
          ? t.cart.forwarded[shipping.kind](name, format.money(shipping.cost))
          : t.cart.forwarded.atCheckout(name)}
      </p>
    );
  }
  if (shipping.state === 'never') {
    // a claim without an amount in the cart's currency is not made
    if (!shipping.cost) return null;
    return (
      <p className={styles.forwarded}>
        <Icon name="truck" />
        {t.cart.shippingCost(name, format.money(shipping.cost))}
      </p>
    );
  }
  if (shipping.state === 'reached') {
    return (
      <ProgressBar value={1} label={t.cart.towardsFreeShipping}>
        {t.cart.shippedFree(name)}
      </ProgressBar>
    );
  }
  const [before, after] = t.cart.leftForFreeShipping(name);
  const { freeFrom } = shipping;
  return (
    <ProgressBar
      value={shipping.progress}
      label={t.cart.towardsFreeShipping}
      ends={[format.wholeAmount(0), format.roundMoney(freeFrom)]}
    >
      {before} <strong>{format.money(shipping.missing)}</strong> {after}
    </ProgressBar>
  );
}
