import type { Variant } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LowestPriceText, PriceText, UnitPriceText } from '../ui/price-text.tsx';

interface PriceProps {
  variant: Pick<Variant, 'price' | 'compareAtPrice' | 'unitPrice'>;
  /** Other variants cost more. */
  from?: boolean;
  size?: 'medium' | 'large';
  muted?: boolean;
}

/** A price as German price law wants it: with its unit price and, where reduced, the 30-day lowest. */
export function Price({ variant, from = false, size = 'medium', muted = false }: PriceProps) {
  const { t, format } = useI18n();
  const { price, unitPrice } = variant;
  const before = reducedFrom(variant);
  return (
    <PriceText
      now={from ? `${t.product.from} ${format.money(price)}` : format.money(price)}
      size={size}
      muted={muted}
      {...(before && { was: { price: format.money(before), label: t.product.priceBefore } })}
    >
      {unitPrice && (
        <UnitPriceText>
          {format.money(unitPrice.price)}/{unitPrice.unit}
        </UnitPriceText>
      )}
      {before && (
        <LowestPriceText>
          {t.product.lowestPrice30Days} {format.money(before)}
        </LowestPriceText>
      )}
    </PriceText>
  );
}

function reducedFrom({ price, compareAtPrice }: PriceProps['variant']) {
  return compareAtPrice && compareAtPrice.amount > price.amount ? compareAtPrice : null;
}
