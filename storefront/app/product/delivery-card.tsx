import { productModules } from '#shop/modules/product.ts';
import { delayOf } from '../commerce/cart/cart-delivery.ts';
import { deliveryDaysOf } from '../commerce/shipping/delivery.ts';
import { shippingKindOf } from '../commerce/shipping/shipping.ts';
import { DeliveryPromise } from '../merchandise/delivery-promise.tsx';
import { useDeliveryPromise } from '../merchandise/use-delivery-promise.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './delivery-card.module.css';
import { DeliveryWeek } from './delivery-week.tsx';
import type { PageProduct, PageVariant } from './page-product.ts';
import { groupByContent } from './per-variant.ts';

interface DeliveryCardsProps {
  product: Pick<PageProduct, 'tags' | 'facts'>;
  /** CSS shows the card of the chosen one. */
  variants: PageVariant[];
  /** The variants as the page was made: newer stock must not shift the layout. */
  made: PageVariant[];
}

interface DeliveryCardProps extends Pick<DeliveryCardsProps, 'product'> {
  variant: PageVariant;
  made: PageVariant;
  indices: string | undefined;
}

/** Longer delivery times would need more days than fit beside each other. */
const maxDaysInWeek = 4;

export default function DeliveryCards({ product, variants, made }: DeliveryCardsProps) {
  const pairs = variants.flatMap((variant) => {
    const before = made.find(({ id }) => id === variant.id);
    return before ? [{ variant, made: before }] : [];
  });
  return groupByContent(pairs, ({ variant, made }) => [
    [variant.availability, made.availability, variant.deliveryDays, variant.facts],
  ]).map(
    ({ item, indices, key }) =>
      item.made.availability !== 'unavailable' && (
        <DeliveryCard key={key} product={product} {...item} indices={indices} />
      ),
  );
}

/** When an order arrives, and what that means for the goods. */
function DeliveryCard({ product, variant, made, indices }: DeliveryCardProps) {
  const { country } = useDelivery();
  const days = deliveryDaysOf(variant, country);
  const promise = useDeliveryPromise(days, country, null);
  const { availability } = variant;
  const delay = delayOf(shippingKindOf(product.tags), [availability]);
  const hasWeek = (each: PageVariant) => deliveryDaysOf(each, country).max <= maxDaysInWeek;
  return (
    <div
      className={classNames(styles.card, availability === 'unavailable' && styles.soldOut)}
      data-for={indices}
    >
      <div>
        <DeliveryPromise promise={promise} days={days} delay={delay} heading="h2" />
        {hasWeek(made) && (
          <DeliveryWeek promise={hasWeek(variant) ? promise : null} country={country} />
        )}
      </div>
      {productModules.map(
        ({ name, DeliveryLine }) =>
          DeliveryLine && (
            <DeliveryLine
              key={name}
              facts={product.facts}
              variantFacts={variant.facts}
              promise={promise}
            />
          ),
      )}
    </div>
  );
}
