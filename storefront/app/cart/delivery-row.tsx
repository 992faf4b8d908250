import type { Cart } from '../commerce/cart.ts';
import { shippingEstimate } from '../commerce/cart-shipping.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CountryOpener } from '../shell/country-opener.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './delivery-row.module.css';

/** Where the order goes, how fast and at what cost; opens the choice of country. */
export function DeliveryRow({ cart }: { cart: Cart }) {
  const { t, format } = useI18n();
  const { country, name, terms } = useDelivery();
  const { kind, cost } = shippingEstimate(cart, country);
  if (kind === 'email' || kind === 'nothing') return null;
  const price = cost?.amount === 0 ? t.delivery.free : cost && format.money(cost);
  const facts = [
    // other kinds take as long as their products' pages say
    ...(kind === 'standard'
      ? [t.delivery.workingDays(format.range(terms.days.min, terms.days.max))]
      : []),
    price ?? t.delivery.atCheckout,
  ];
  return (
    <CountryOpener className={styles.row}>
      <Icon name="map-pin" size={24} />
      <span>
        <strong>
          {t.delivery.to(name)} {name}
        </strong>
        <small>{facts.join(', ')}</small>
      </span>
      <u>{t.delivery.change}</u>
    </CountryOpener>
  );
}
