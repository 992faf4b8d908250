import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import type { FilterGroup, Listing } from '../commerce/collection/collection.ts';
import {
  type ListingQuery,
  listingSearch,
  parseListingQuery,
  sortOptionsOf,
} from '../commerce/collection/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Accordion, AccordionItem } from '../ui/accordion.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Select } from '../ui/select.tsx';
import { ActiveFilterChips } from './active-filter-chips.tsx';
import { type ActiveFilter, filterSummary } from './active-filters.ts';
import styles from './filter-drawer.module.css';
import { updateFamilyBoxes } from './filter-families.tsx';
import { FilterGroupFields } from './filter-group-fields.tsx';
import { FilterSelect } from './filter-select.tsx';
import { filtersId } from './filters-id.ts';
import { ShowResults } from './show-results.tsx';
import { useFilterLabels } from './use-filter-labels.ts';

export interface FilterDrawerProps {
  listing: Pick<Listing, 'filterGroups' | 'total'>;
  query: ListingQuery;
  active: ActiveFilter[];
  /** The listing without filters. */
  unfiltered: string;
}

/** A plain GET form. With scripts every change is applied to the address at once. */
export default function FilterDrawer(props: FilterDrawerProps) {
  const { listing, query, active, unfiltered } = props;
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const words = useFilterLabels(query);
  const { total, filterGroups } = listing;
  const { text } = query;

  // the form's last search while its navigation is pending
  const pendingSearch = useRef<string | null>(null);

  const apply = useCallback(() => {
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) params.append(name, String(value));
    const search = listingSearch(
      parseListingQuery(params, text === null ? 'collection' : 'search'),
    );
    pendingSearch.current = search;
    navigate(`.${search}`, { relative: 'path', replace: true, preventScrollReset: true });
  }, [navigate, text]);

  // memoised: hundreds of fields, which do not change when the drawer opens
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels depend on query and language only
  const groups = useMemo(() => {
    const switches = filterGroups.filter(({ kind }) => kind === 'switch');
    return (
      <>
        <Accordion>
          {filterGroups
            .filter(({ kind }) => kind !== 'switch')
            .map((group) => (
              <GroupItem
                key={group.name}
                {...{ group, query }}
                summary={filterSummary(group, query, words)}
                onPrice={apply}
              />
            ))}
        </Accordion>
        {switches.length > 0 && (
          <fieldset className={styles.switches}>
            <legend>{t.collection.moreFilters}</legend>
            {switches.map((group) => (
              <FilterGroupFields key={group.name} {...{ group, query }} onPrice={apply} />
            ))}
          </fieldset>
        )}
      </>
    );
  }, [filterGroups, query, apply]);

  const wasHydrated = useRef(false);

  // Updates the fields in place: remounting the form would lose the focus. In the same task as the render: a click in
  // between would be undone.
  useLayoutEffect(() => {
    const isEarly = !wasHydrated.current && form.current?.closest('dialog')?.open;
    wasHydrated.current = true;
    // opened before hydration: what was chosen is applied now
    if (isEarly) return apply();
    if (pendingSearch.current !== null && pendingSearch.current !== listingSearch(query)) return;
    pendingSearch.current = null;
    const address = new URLSearchParams(listingSearch(query));
    for (const box of form.current?.querySelectorAll<HTMLInputElement>(
      'input[type=checkbox][name]',
    ) ?? []) {
      box.checked = address.has(box.name, box.value);
    }
    const sort = form.current?.querySelector<HTMLSelectElement>('select[name=sort]');
    if (sort) sort.value = query.sort;
    if (form.current) updateFamilyBoxes(form.current);
  }, [query, apply]);

  const clearPending = () => {
    pendingSearch.current = null;
  };

  return (
    <Drawer
      id={filtersId}
      side="right"
      title={t.collection.filterAndSort}
      closeLabel={t.shell.closeDialog}
      above={
        active.length > 0 ? (
          <ActiveFilterChips active={active} replace onRemove={clearPending} />
        ) : (
          // as high as chips, so that the first one moves nothing
          <p className={styles.noFilters}>{t.collection.noActiveFilters}</p>
        )
      }
      footer={
        <div className={styles.actions}>
          <LinkButton
            look="outline"
            to={pathname + unfiltered}
            replace
            preventScrollReset
            onClick={clearPending}
          >
            {t.collection.resetFilters}
          </LinkButton>
          <ShowResults total={total} />
        </div>
      }
    >
      <Form
        ref={form}
        id="filter-form"
        method="get"
        onChange={({ target }) => {
          // ignores the search field of a list and a slider that is still moving
          if (target instanceof HTMLElement && isFilter(target)) apply();
        }}
      >
        {text !== null && <input type="hidden" name="q" value={text} />}
        {query.answers.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.sort}>
          <Select label={t.collection.sort} name="sort" defaultValue={query.sort}>
            {sortOptionsOf(query).map((option) => (
              <option key={option} value={option}>
                {t.collection.sortBy[option]}
              </option>
            ))}
          </Select>
        </div>
        {groups}
      </Form>
    </Drawer>
  );
}

interface GroupItemProps {
  group: FilterGroup;
  query: ListingQuery;
  /** What is chosen, in words. */
  summary: string | null;
  onPrice(): void;
}

function GroupItem({ group, query, summary, onPrice }: GroupItemProps) {
  const isChosen = summary !== null;
  const [wasOpen, setWasOpen] = useState(isChosen);
  if (isChosen && !wasOpen) setWasOpen(true);
  const title = summary ? (
    <span className={styles.title}>
      {group.label}
      <span className={styles.summary}>{summary}</span>
    </span>
  ) : (
    group.label
  );
  return (
    <AccordionItem title={title} open={isChosen} onOpen={() => setWasOpen(true)}>
      {!wasOpen && (group.kind === 'list' || group.kind === 'families') ? (
        <FilterSelect group={group} />
      ) : (
        <FilterGroupFields {...{ group, query, onPrice }} />
      )}
    </AccordionItem>
  );
}

function isFilter(field: HTMLElement): boolean {
  return field.matches('[name], [data-whole-family]');
}
