import { delayOf, deliveryDaysOf } from '../commerce/delivery.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { shippingKindOf } from '../commerce/shipping.ts';
import { DeliveryPromise } from '../merchandise/delivery-promise.tsx';
import { useDeliveryPromise } from '../merchandise/use-delivery-promise.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './delivery-card.module.css';
import { DeliveryWeek } from './delivery-week.tsx';
import { RoastDate } from './roast-date.tsx';

interface DeliveryCardProps {
  product: Pick<ProductDetail, 'tags' | 'drinkingWindow'>;
  variant: DetailedVariant;
  /** The variant as the page was made: newer stock must not shift the layout. */
  made: DetailedVariant;
}

/** Longer delivery times would need more days than fit beside each other. */
const maxDaysInWeek = 4;

/** When an order arrives, and how fresh the coffee is then. */
export default function DeliveryCard({ product, variant, made }: DeliveryCardProps) {
  const { country } = useDelivery();
  const days = deliveryDaysOf(variant, country);
  const promise = useDeliveryPromise(days, country, null);
  const { availability, roastDate } = variant;
  const { drinkingWindow } = product;
  const delay = delayOf(shippingKindOf(product.tags), [availability]);
  const hasWeek = (each: DetailedVariant) => deliveryDaysOf(each, country).max <= maxDaysInWeek;
  return (
    <div className={classNames(styles.card, availability === 'unavailable' && styles.soldOut)}>
      <div>
        <DeliveryPromise promise={promise} days={days} delay={delay} heading="h2" />
        {hasWeek(made) && (
          <DeliveryWeek promise={hasWeek(variant) ? promise : null} country={country} />
        )}
      </div>
      {roastDate && drinkingWindow && (
        <RoastDate date={roastDate} drinkingWindow={drinkingWindow} promise={promise} />
      )}
    </div>
  );
}
