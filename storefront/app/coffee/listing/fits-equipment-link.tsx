import { useLocation } from 'react-router';
import type { Listing } from '../../commerce/collection/collection.ts';
import {
  type ListingQuery,
  listingSearch,
  withoutPagination,
} from '../../commerce/collection/listing-query.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { brewerFilter } from '../equipment.ts';
import { useStoredEquipment } from './stored-equipment.ts';

interface FitsEquipmentLinkProps {
  listing: Pick<Listing, 'filterGroups'>;
  query: ListingQuery;
}

/** Filters by the remembered brewer, where the listing has coffees for it; without scripts the filter form does the same. */
export function FitsEquipmentLink({ listing, query }: FitsEquipmentLinkProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const { equipment } = useStoredEquipment();
  if (!equipment) return null;
  const filter = brewerFilter(equipment.brewer);
  const isOffered = listing.filterGroups.some(
    (group) =>
      group.kind === 'list' &&
      group.name === filter.name &&
      group.values.some(({ value, count }) => value === filter.value && count > 0),
  );
  const isActive = query.filters.some(
    ({ name, value }) => name === filter.name && value === filter.value,
  );
  if (!isOffered || isActive) return null;
  const search = listingSearch({
    ...withoutPagination(query),
    filters: [...query.filters, filter],
  });
  return (
    <ChipLink to={pathname + search} preventScrollReset>
      {t.coffee.fitsMyEquipment}
    </ChipLink>
  );
}
