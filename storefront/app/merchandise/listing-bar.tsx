import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Listing } from '../commerce/collection.ts';
import { type ChosenFilter, type ListingQuery, listingSearch } from '../commerce/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { DialogOpener } from '../ui/dialog-opener.tsx';
import { Icon } from '../ui/icon.tsx';
import { ActiveFilterChips } from './active-filter-chips.tsx';
import { activeFilters } from './active-filters.ts';
import { FilterDrawer, filtersId } from './filter-drawer.tsx';
import { FitsEquipmentLink } from './fits-equipment-link.tsx';
import styles from './listing-bar.module.css';
import { useFilterLabels } from './use-filter-labels.ts';

interface ListingBarProps {
  listing: Listing;
  query: ListingQuery;
  /** Filters that are shown as answers above the listing. */
  answered?: ChosenFilter[] | undefined;
}

export function ListingBar({ listing, query, answered = [] }: ListingBarProps) {
  const { t, format } = useI18n();
  const opener = useRef<HTMLAnchorElement>(null);
  const words = useFilterLabels(query);
  const active = activeFilters(listing.filterGroups, query, words, answered);
  const { text, answers } = query;
  const unfiltered = listingSearch({ text, answers, filters: answered });
  const isFiltered = active.length > 0;

  // restores the focus when its last chip is removed
  const wasFiltered = useRef(isFiltered);
  useEffect(() => {
    const isReset = wasFiltered.current && !isFiltered;
    wasFiltered.current = isFiltered;
    if (isReset && document.activeElement === document.body) opener.current?.focus();
  }, [isFiltered]);

  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        {/* without scripts the link shows the same form in the page */}
        <DialogOpener
          ref={opener}
          dialog={filtersId}
          href={`#${filtersId}`}
          className={styles.open}
        >
          <Icon name="sliders-horizontal" />
          {t.collection.filterAndSort}
          {isFiltered && <span className={styles.count}>{active.length}</span>}
        </DialogOpener>
        <FitsEquipmentLink listing={listing} query={query} />
        {isFiltered && (
          <ActiveFilterChips active={active}>
            {listing.products.length > 0 && (
              <li>
                <Link
                  to={`.${unfiltered}`}
                  relative="path"
                  preventScrollReset
                  className={styles.reset}
                >
                  {t.collection.resetFilters}
                </Link>
              </li>
            )}
          </ActiveFilterChips>
        )}
        {listing.total !== null && (
          <p className={styles.total} role="status">
            {t.collection.results(listing.total, format.number(listing.total))}
          </p>
        )}
      </div>
      <FilterDrawer {...{ listing, query, active, unfiltered }} />
    </div>
  );
}
