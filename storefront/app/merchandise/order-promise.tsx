import type { Cart } from '../commerce/cart.ts';
import { shippingKindOfCart } from '../commerce/cart-shipping.ts';
import { delayOf, deliveryDaysOfCart, type WorkingDays } from '../commerce/delivery.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { DeliveryPromise } from './delivery-promise.tsx';
import styles from './order-promise.module.css';
import { useDeliveryPromise } from './use-delivery-promise.ts';

interface OrderPromiseProps {
  cart: Cart;
  /** When the page was made; null for what only the browser shows. */
  madeAt: string | null;
}

/** When the whole order arrives. */
export function OrderPromise({ cart, madeAt }: OrderPromiseProps) {
  const days = deliveryDaysOfCart(cart, useDelivery().country);
  return days && <ShippedPromise cart={cart} madeAt={madeAt} days={days} />;
}

function ShippedPromise({ cart, madeAt, days }: OrderPromiseProps & { days: WorkingDays }) {
  const promise = useDeliveryPromise(days, useDelivery().country, madeAt);
  const availabilities = cart.lines.map(({ variant }) => variant.availability);
  const delay = delayOf(shippingKindOfCart(cart), availabilities);
  return (
    <div className={styles.promise}>
      <DeliveryPromise promise={promise} days={days} delay={delay} heading="p" />
    </div>
  );
}
