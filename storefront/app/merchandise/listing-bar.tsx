import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { listingModules } from '#shop/modules/listing.ts';
import {
  type ChosenFilter,
  type ListingQuery,
  listingSearch,
} from '../commerce/collection/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { DialogOpener } from '../ui/dialog-opener.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Link } from '../ui/link.tsx';
import { ActiveFilterChips } from './active-filter-chips.tsx';
import { activeFilters } from './active-filters.ts';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { filtersId } from './filters-id.ts';
import styles from './listing-bar.module.css';
import type { ListingState } from './listing-state.ts';
import { useFilterLabels } from './use-filter-labels.ts';
// the document has the filters, whose code is loaded later
import '../ui/accordion.module.css';
import '../ui/modal.module.css';
import '../ui/modal-head.module.css';
import '../ui/drawer.module.css';
import '../ui/control.module.css';
import '../ui/field-frame.module.css';
import '../ui/select.module.css';
import '../ui/checkbox.module.css';
import '../ui/switch.module.css';
import '../ui/range-slider.module.css';
import './filter-value-box.module.css';
import './filter-families.module.css';
import './filter-list.module.css';
import './filter-price.module.css';
import './filter-tiles.module.css';
import './filter-drawer.module.css';

const filtersWanted = Promise.withResolvers<void>();
const wantFilters = () => filtersWanted.resolve();

/** Hydrated when first touched: hundreds of fields, which few visits use. */
const FilterDrawer = lazyPart<FilterDrawerProps>(async () => {
  if (!import.meta.env.SSR) await filtersWanted.promise;
  return import('./filter-drawer.tsx');
});

interface ListingBarProps {
  listing: ListingState;
  query: ListingQuery;
  /** Filters that are shown as answers above the listing. */
  answered?: ChosenFilter[] | undefined;
  /** Links to narrower listings, where no filter is active. */
  children?: ReactNode;
}

export function ListingBar({ listing, query, answered = [], children }: ListingBarProps) {
  const { t, format } = useI18n();
  const { pathname } = useLocation();
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

  const { state } = useNavigation();
  useEffect(() => {
    const dialog = document.getElementById(filtersId);
    // opened early, or a page that the browser renders itself
    const isNeeded = !dialog || (dialog instanceof HTMLDialogElement && dialog.open);
    // a navigation renders it anew
    if (isNeeded || state !== 'idle') wantFilters();
  }, [state]);

  return (
    <div className={styles.bar} data-below-header="">
      <div className={`wrap ${styles.row}`}>
        {/* without scripts the link shows the same form in the page */}
        <DialogOpener
          ref={opener}
          dialog={filtersId}
          href={`#${filtersId}`}
          className={styles.open}
          onPointerEnter={wantFilters}
          onFocus={wantFilters}
        >
          <Icon name="sliders-horizontal" />
          {t.collection.filterAndSort}
          {isFiltered && <span className={styles.count}>{active.length}</span>}
        </DialogOpener>
        {children}
        {listingModules.map(({ name, FilterLink }) => (
          <FilterLink key={name} listing={listing} query={query} />
        ))}
        {isFiltered && (
          <ActiveFilterChips active={active}>
            {listing.count > 0 && (
              <li>
                <Link to={pathname + unfiltered} preventScrollReset className={styles.reset}>
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
