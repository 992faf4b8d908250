import type { Cart } from '../commerce/cart/cart.ts';
import { delayOf, deliveryDaysOfCart } from '../commerce/cart/cart-delivery.ts';
import { shippingKindOfCart } from '../commerce/cart/cart-shipping.ts';
import type { Country } from '../commerce/markets/destinations.ts';
import type { WorkingDays } from '../commerce/shipping/delivery.ts';
import { DeliveryPromise } from './delivery-promise.tsx';
import styles from './order-promise.module.css';
import { useDeliveryPromise } from './use-delivery-promise.ts';

interface OrderPromiseProps {
  cart: Cart;
  /** Of the delivery. */
  country: Country;
  /** When the page was made; null for what only the browser shows. */
  madeAt: string | null;
}

/** When the whole order arrives. */
export function OrderPromise(props: OrderPromiseProps) {
  const days = deliveryDaysOfCart(props.cart, props.country);
  return days && <ShippedPromise {...props} days={days} />;
}

function ShippedPromise(props: OrderPromiseProps & { days: WorkingDays }) {
  const { cart, country, madeAt, days } = props;
  const promise = useDeliveryPromise(days, country, madeAt);
  const availabilities = cart.lines.map(({ variant }) => variant.availability);
  const delay = delayOf(shippingKindOfCart(cart), availabilities);
  return (
    <div className={styles.promise}>
      <DeliveryPromise promise={promise} days={days} delay={delay} heading="p" />
    </div>
  );
}
