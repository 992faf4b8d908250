import type { ListingQuery } from '../commerce/collection/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import type { FilterLabels } from './active-filters.ts';

export function useFilterLabels({ price }: ListingQuery): FilterLabels {
  const { t, format } = useI18n();
  const familyNames: Partial<Record<string, string>> = t.collection.filterFamilies;
  const amount = (value: number | null) => (value === null ? null : format.wholeAmount(value));
  return {
    family: (key) => familyNames[key] ?? t.collection.otherFamily,
    price: price && t.collection.priceRange(amount(price.min), amount(price.max)),
    range: (from, to) => `${from} ${t.collection.to} ${to}`,
    more: (count) => `+${count}`,
  };
}
