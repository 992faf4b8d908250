import type { Cart } from '../commerce/cart/cart.ts';
import { deliveryDaysOfCart } from '../commerce/cart/cart-delivery.ts';
import { shippingEstimate } from '../commerce/cart/cart-shipping.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CountryLink } from '../shell/country-link.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './delivery-row.module.css';

/** Where the order goes, how fast and at what cost; opens the choice of country. */
export function DeliveryRow({ cart }: { cart: Cart }) {
  const { t, format } = useI18n();
  const { country, name } = useDelivery();
  const { cost } = shippingEstimate(cart, country);
  const days = deliveryDaysOfCart(cart, country);
  if (!days) return null;
  const price = cost?.amount === 0 ? t.delivery.free : cost && format.money(cost);
  const facts = [
    t.delivery.workingDays(format.range(days.min, days.max)),
    price ?? t.delivery.atCheckout,
  ];
  return (
    <CountryLink className={styles.row}>
      <Icon name="map-pin" size={24} />
      <span>
        <strong>
          {t.delivery.to(name)} {name}
        </strong>
        <small>{facts.join(', ')}</small>
      </span>
      <u>{t.delivery.change}</u>
    </CountryLink>
  );
}
