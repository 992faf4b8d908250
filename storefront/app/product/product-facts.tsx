import { memo } from 'react';
import { deliveryDaysOf } from '../commerce/shipping/delivery.ts';
import { shippingKindOf, shippingTerms } from '../commerce/shipping/shipping.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { Availability } from '../ui/availability.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PageProduct, PageVariant } from './page-product.ts';
import { groupByContent } from './per-variant.ts';
import styles from './product-facts.module.css';

interface ProductFactsProps {
  product: Pick<PageProduct, 'tags' | 'legal' | 'isGiftCard'>;
  /** CSS shows the facts of the chosen one. */
  variants: PageVariant[];
  /** Of these variants the buy box says that they are sold out. */
  restockOf?: string[];
}

export const ProductFacts = memo(function ProductFacts(props: ProductFactsProps) {
  const { product, variants, restockOf = [] } = props;
  const { t, format, market } = useI18n();
  const { allergens, hazardLabel } = product.legal;
  const { country, terms } = useDelivery();
  const kind = shippingKindOf(product.tags);
  const { cost } = shippingTerms(kind, country, market.currency);
  const { paidParcel, special, freight } = t.product;
  const shippingTexts = { standard: paidParcel, special, freight };
  const stateOf = (variant: PageVariant) => {
    const { availability, id } = variant;
    const isHidden = availability === 'unavailable' && restockOf.includes(id);
    return { availability, isHidden, days: deliveryDaysOf(variant, country) };
  };
  return (
    <dl className={styles.facts}>
      {groupByContent(variants, stateOf).map(({ item, indices, key }) => {
        const { availability, isHidden, days } = stateOf(item);
        if (isHidden) return null;
        return (
          <div key={key} data-for={indices}>
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
              {availability !== 'unavailable' &&
                !product.isGiftCard &&
                t.product.deliveryDays(format.number(days.min), format.number(days.max))}
            </dd>
          </div>
        );
      })}
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
            <a href="#product-information">{allergens.join(' · ')}</a>
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
      {groupByContent(variants, ({ bestBefore }) => bestBefore).map(
        ({ item: { bestBefore }, indices, key }) =>
          bestBefore && (
            <div key={key} data-for={indices}>
              <dt>
                <Icon name="calendar-blank" />
                {t.product.bestBefore}
              </dt>
              <dd>{format.date(bestBefore)}</dd>
            </div>
          ),
      )}
      {groupByContent(variants, ({ sku }) => sku).map(
        ({ item: { sku }, indices, key }) =>
          sku && (
            <div key={key} data-for={indices}>
              <dt>
                <Icon name="barcode" />
                {t.product.articleNumber}
              </dt>
              <dd>{sku}</dd>
            </div>
          ),
      )}
    </dl>
  );
});
