import { useState } from 'react';
import { Link } from 'react-router';
import type { Listing } from '../commerce/collection.ts';
import { type ListingQuery, listingSearch, withoutFilter } from '../commerce/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Chips, RemovableChipLink } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import styles from './listing-bar.module.css';

interface ListingBarProps {
  listing: Listing;
  query: ListingQuery;
}

export function ListingBar({ listing, query }: ListingBarProps) {
  const { t, format } = useI18n();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { text, filters, price, sort } = query;
  const count = filters.length + (price ? 1 : 0);
  const labels = new Map(
    listing.filterGroups.flatMap((group) => {
      if (group.kind === 'list') {
        const { name, values } = group;
        return values.map(({ value, label }) => [keyOf({ name, value }), label ?? value] as const);
      }
      return group.kind === 'switch' ? [[keyOf(group), group.label] as const] : [];
    }),
  );
  const opener = (
    <>
      <Icon name="sliders-horizontal" />
      {t.collection.filterAndSort}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </>
  );
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        {hydrated ? (
          <button type="button" className={styles.open} onClick={() => setOpen(true)}>
            {opener}
          </button>
        ) : (
          // without scripts the link shows the same form in the page
          <a href="#filters" className={styles.open}>
            {opener}
          </a>
        )}
        {count > 0 && (
          <Chips label={t.collection.activeFilters} scroll>
            {filters.map((filter) => {
              const label = labels.get(keyOf(filter)) ?? filter.value;
              return (
                <li key={keyOf(filter)}>
                  <RemovableChipLink
                    to={`.${listingSearch(withoutFilter(query, filter))}`}
                    relative="path"
                    preventScrollReset
                    removeLabel={t.collection.removeFilter(label)}
                  >
                    {label}
                  </RemovableChipLink>
                </li>
              );
            })}
            {price && (
              <li>
                <RemovableChipLink
                  to={`.${listingSearch({ text, sort, filters })}`}
                  relative="path"
                  preventScrollReset
                  removeLabel={t.collection.removeFilter(t.collection.price)}
                >
                  {t.collection.priceRange(euros(price.min), euros(price.max))}
                </RemovableChipLink>
              </li>
            )}
          </Chips>
        )}
        {count > 0 && listing.products.length > 0 && (
          <Link to="." relative="path" preventScrollReset className={styles.reset}>
            {t.collection.resetFilters}
          </Link>
        )}
        {listing.total !== null && (
          <p className={styles.total} role="status">
            {t.collection.results(listing.total, format.number(listing.total))}
          </p>
        )}
      </div>
      <FilterDrawer open={open} onClose={() => setOpen(false)} listing={listing} query={query} />
    </div>
  );

  function euros(amount: number | null): string | null {
    return amount === null ? null : format.money({ amount: amount * 100, currency: 'EUR' });
  }
}

function keyOf({ name, value }: { name: string; value: string }): string {
  return `${name}=${value}`;
}
