import { memo } from 'react';
import { deliveryDaysOf } from '../commerce/delivery.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { shippingCost, shippingKindOf } from '../commerce/shipping.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { Availability } from '../ui/availability.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './product-facts.module.css';

interface ProductFactsProps {
  product: ProductDetail;
  variant: DetailedVariant;
  /** Where the buy box says that the variant is sold out. */
  hidesSoldOut?: boolean;
}

export const ProductFacts = memo(function ProductFacts(props: ProductFactsProps) {
  const { product, variant, hidesSoldOut = false } = props;
  const { t, format } = useI18n();
  const { availability, bestBefore, sku } = variant;
  const { allergens, hazardLabel } = product.legal;
  const { country, terms } = useDelivery();
  const days = deliveryDaysOf(variant, country);
  const kind = shippingKindOf(product.tags);
  const cost = shippingCost(kind, country);
  const { paidParcel, special, freight } = t.product;
  const shippingTexts = { standard: paidParcel, special, freight };
  const shipped = availability !== 'unavailable' && !product.isGiftCard;
  return (
    <dl className={styles.facts}>
      {!(hidesSoldOut && availability === 'unavailable') && (
        <div>
          <dt>
            {/* a live region: newer stock may be fetched */}
            <span role="status">
              <Availability state={availability}>
                {t.product.availability[availability]}
              </Availability>
            </span>
          </dt>
          <dd>
            {product.isGiftCard && t.product.byEmail}
            {shipped && t.product.deliveryDays(format.number(days.min), format.number(days.max))}
          </dd>
        </div>
      )}
      {!product.isGiftCard && (
        <div>
          <dt>
            <Icon name="truck" />
            {t.product.shippingKind}
          </dt>
          <dd>
            {kind === 'standard' && terms.freeFrom
              ? t.product.standardParcel(format.roundMoney(terms.freeFrom))
              : shippingTexts[kind](cost ? format.money(cost) : t.delivery.atCheckout)}
          </dd>
        </div>
      )}
      {allergens.length > 0 && (
        <div>
          <dt>
            <Icon name="info" />
            {t.product.legal.contains}
          </dt>
          <dd>
            <a href="#product-information">{allergens.join(', ')}</a>
          </dd>
        </div>
      )}
      {hazardLabel && (
        <div>
          <dt>
            <Icon name="warning-circle" />
            {t.product.legal.hazard[hazardLabel.signal]}
          </dt>
          <dd>
            <a href="#product-information">{hazardLabel.hazards.at(-1)?.text}</a>
          </dd>
        </div>
      )}
      {bestBefore && (
        <div>
          <dt>
            <Icon name="calendar-blank" />
            {t.product.bestBefore}
          </dt>
          <dd>{format.date(bestBefore)}</dd>
        </div>
      )}
      {sku && (
        <div>
          <dt>
            <Icon name="barcode" />
            {t.product.articleNumber}
          </dt>
          <dd>{sku}</dd>
        </div>
      )}
    </dl>
  );
});
