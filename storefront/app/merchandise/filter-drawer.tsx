import { useEffect, useMemo, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import type { FilterGroup, Listing } from '../commerce/collection.ts';
import {
  type ListingQuery,
  listingSearch,
  parseListingQuery,
  sortOptionsOf,
} from '../commerce/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Accordion, AccordionItem } from '../ui/accordion.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Radio } from '../ui/checkbox.tsx';
import { Drawer } from '../ui/drawer.tsx';
import styles from './filter-drawer.module.css';
import { FilterGroupFields } from './filter-group-fields.tsx';
import { ShowResults } from './show-results.tsx';

interface FilterDrawerProps {
  open: boolean;
  onClose(): void;
  listing: Listing;
  query: ListingQuery;
}

/** A plain GET form. With scripts every change goes into the address at once and the list follows behind. */
export function FilterDrawer({ open, onClose, listing, query }: FilterDrawerProps) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { total, filterGroups } = listing;

  // hundreds of fields, which opening and closing does not concern
  const groups = useMemo(
    () =>
      filterGroups.map((group) => (
        <AccordionItem key={group.name} title={group.label} open={isChosen(group, query)}>
          <FilterGroupFields group={group} query={query} />
        </AccordionItem>
      )),
    [filterGroups, query],
  );

  // what the form last asked for and has not got yet
  const asked = useRef<string | null>(null);

  // the form follows the address without being built anew, which would lose the focus
  useEffect(() => {
    if (asked.current !== null && asked.current !== listingSearch(query)) return;
    asked.current = null;
    const { price, ...others } = query;
    const address = new URLSearchParams(listingSearch(others));
    address.set('sort', query.sort);
    for (const field of form.current?.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden])',
    ) ?? []) {
      if (field.name === 'price.min') write(field, price?.min);
      else if (field.name === 'price.max') write(field, price?.max);
      else field.checked = address.has(field.name, field.value);
    }
  }, [query]);

  function apply() {
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) params.append(name, String(value));
    const search = listingSearch(
      parseListingQuery(params, query.text === null ? 'collection' : 'search'),
    );
    asked.current = search;
    navigate(`.${search}`, { relative: 'path', replace: true, preventScrollReset: true });
  }

  return (
    <Drawer
      id="filters"
      side="right"
      open={open}
      onClose={onClose}
      title={t.collection.filterAndSort}
      closeLabel={t.shell.closeDialog}
      footer={
        <div className={styles.actions}>
          <LinkButton
            look="outline"
            to={`.${listingSearch({ text: query.text })}`}
            relative="path"
            replace
            preventScrollReset
            onClick={() => {
              asked.current = null;
            }}
          >
            {t.collection.resetFilters}
          </LinkButton>
          <ShowResults total={total} onClick={onClose} />
        </div>
      }
    >
      <Form ref={form} id="filter-form" method="get" onChange={apply}>
        {query.text !== null && <input type="hidden" name="q" value={query.text} />}
        <fieldset className={styles.sort}>
          <legend className="h6">{t.collection.sort}</legend>
          {sortOptionsOf(query).map((option) => (
            <Radio key={option} name="sort" value={option} defaultChecked={option === query.sort}>
              {t.collection.sortBy[option]}
            </Radio>
          ))}
        </fieldset>
        <Accordion>{groups}</Accordion>
      </Form>
    </Drawer>
  );
}

/** Leaves alone what is being typed. */
function write(field: HTMLInputElement, amount: number | null | undefined) {
  if (field !== document.activeElement) field.value = String(amount ?? '');
}

function isChosen({ name }: FilterGroup, query: ListingQuery): boolean {
  return name === 'price'
    ? query.price !== null
    : query.filters.some((filter) => filter.name === name);
}
