import type { ListingQuery } from '../commerce/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import type { FilterLabels } from './active-filters.ts';

export function useFilterLabels({ price }: ListingQuery): FilterLabels {
  const { t, format } = useI18n();
  const euros = (amount: number | null) =>
    amount === null ? null : format.roundMoney({ amount: amount * 100, currency: 'EUR' });
  return {
    family: (key) => t.collection.flavourFamilies[key],
    price: price && t.collection.priceRange(euros(price.min), euros(price.max)),
    range: (from, to) => `${from} ${t.collection.to} ${to}`,
    more: (count) => `+${count}`,
  };
}
