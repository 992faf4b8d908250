import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { listingSearch } from '../commerce/collection/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Chips, RemovableChipLink } from '../ui/chip.tsx';
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal.ts';
import type { ActiveFilter } from './active-filters.ts';

interface ActiveFilterChipsProps {
  active: ActiveFilter[];
  /** Whether to replace the history entry, as all changes in the drawer do. */
  replace?: boolean;
  onRemove?(): void;
  /** A last entry. */
  children?: ReactNode;
}

export function ActiveFilterChips(props: ActiveFilterChipsProps) {
  const { active, replace = false, onRemove, children } = props;
  const { t } = useI18n();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const removed = useFocusAfterRemoval(list, active.length);
  return (
    <Chips ref={list} label={t.collection.activeFilters} scroll>
      {active.map(({ key, label, without }, index) => (
        <li key={key}>
          <RemovableChipLink
            to={pathname + listingSearch(without)}
            replace={replace}
            preventScrollReset
            removeLabel={t.collection.removeFilter(label)}
            onClick={() => {
              removed(index);
              onRemove?.();
            }}
          >
            {label}
          </RemovableChipLink>
        </li>
      ))}
      {children}
    </Chips>
  );
}
