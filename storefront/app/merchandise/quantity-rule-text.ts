import type { QuantityRule } from '../commerce/product/quantity-rule.ts';
import { useI18n } from '../i18n/i18n.tsx';

/** 'mindestens 6, in Schritten von 6'; empty where any number can be bought. */
export function useQuantityRuleText(): (rule: QuantityRule | null) => string {
  const { t, format } = useI18n();
  return (rule) => {
    if (!rule) return '';
    const { minimum, maximum, increment } = rule;
    return t.product.quantityRule(
      minimum > 1 ? format.number(minimum) : null,
      increment > 1 ? format.number(increment) : null,
      maximum === null ? null : format.number(maximum),
    );
  };
}
