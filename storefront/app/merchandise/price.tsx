import type { ReactNode } from 'react';
import { reductionPercent, type Variant } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Badge } from '../ui/badge.tsx';
import { ComparedPriceText, PriceText, UnitPriceText } from '../ui/price-text.tsx';

interface PriceProps {
  variant: Pick<Variant, 'price' | 'lowestPrice30Days' | 'sumOfSinglePrices' | 'unitPrice'>;
  /** Other variants cost more. */
  from?: boolean;
  /** A large price has its percentage beside it; a card has it on its picture. */
  size?: 'medium' | 'large';
  muted?: boolean;
  className?: string | undefined;
  /** Lines below. */
  children?: ReactNode;
}

/** A price as German price law requires it: with unit price and, where reduced, the lowest price of 30 days. */
export function Price(props: PriceProps) {
  const { variant, from = false, size = 'medium', muted = false, className, children } = props;
  const { t, format } = useI18n();
  const { price, lowestPrice30Days, sumOfSinglePrices, unitPrice } = variant;
  const percent = size === 'large' ? reductionPercent(variant) : 0;
  return (
    <PriceText
      now={from ? `${t.product.from} ${format.money(price)}` : format.money(price)}
      reduced={lowestPrice30Days !== null}
      size={size}
      muted={muted}
      className={className}
    >
      {percent > 0 && <Badge look="sale">{t.product.saved(format.number(percent))}</Badge>}
      {unitPrice && (
        <UnitPriceText>
          {format.money(unitPrice.price)}/{unitPrice.unit}
        </UnitPriceText>
      )}
      {lowestPrice30Days && (
        <ComparedPriceText>
          {t.product.lowestPrice30Days} <s>{format.money(lowestPrice30Days)}</s>
        </ComparedPriceText>
      )}
      {sumOfSinglePrices && (
        <ComparedPriceText>{t.product.singly(format.money(sumOfSinglePrices))}</ComparedPriceText>
      )}
      {children}
    </PriceText>
  );
}
