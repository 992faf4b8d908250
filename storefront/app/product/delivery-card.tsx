import { delayOf, deliveryDaysOf } from '../commerce/delivery.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { shippingKindOf } from '../commerce/shipping.ts';
import { DeliveryPromise } from '../merchandise/delivery-promise.tsx';
import { useDeliveryPromise } from '../merchandise/use-delivery-promise.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import styles from './delivery-card.module.css';
import { DeliveryWeek } from './delivery-week.tsx';
import { RoastDate } from './roast-date.tsx';

interface DeliveryCardProps {
  product: Pick<ProductDetail, 'tags' | 'drinkingWindow'>;
  variant: DetailedVariant;
}

/** Longer delivery times would need more days than fit beside each other. */
const maxDaysInWeek = 4;

/** When an order arrives, and how fresh the coffee is then. */
export default function DeliveryCard({ product, variant }: DeliveryCardProps) {
  const { country } = useDelivery();
  const days = deliveryDaysOf(variant, country);
  const promise = useDeliveryPromise(days, country, null);
  const { availability, roastDate } = variant;
  const { drinkingWindow } = product;
  const delay = delayOf(shippingKindOf(product.tags), [availability]);
  return (
    <div className={styles.card}>
      <div>
        <DeliveryPromise promise={promise} days={days} delay={delay} heading="h2" />
        {days.max <= maxDaysInWeek && <DeliveryWeek promise={promise} country={country} />}
      </div>
      {roastDate && drinkingWindow && (
        <RoastDate date={roastDate} drinkingWindow={drinkingWindow} promise={promise} />
      )}
    </div>
  );
}
