import type { FilterFamily, FilterGroup, FilterValue } from '../commerce/collection/collection.ts';
import {
  type ChosenFilter,
  type ListingQuery,
  withoutFilter,
  withoutPagination,
} from '../commerce/collection/listing-query.ts';

/** Localised labels. */
export interface FilterLabels {
  family(key: string): string;
  /** The chosen range of prices; null without one. */
  price: string | null;
  /** From one value to another. */
  range(from: string, to: string): string;
  /** How many more are chosen than are named. */
  more(count: number): string;
}

/** A removable filter. */
export interface ActiveFilter {
  key: string;
  label: string;
  /** The listing without it. */
  without: ListingQuery;
}

/** The active filters except those shown as answers; a fully selected family is one entry. */
export function activeFilters(
  groups: FilterGroup[],
  query: ListingQuery,
  words: FilterLabels,
  answered: ChosenFilter[] = [],
): ActiveFilter[] {
  const whole = wholeFamilies(groups, query);
  const isNamed = (filter: ChosenFilter) =>
    [...answered, ...whole.flatMap(({ filters }) => filters)].some((named) =>
      isSame(named, filter),
    );
  const single = query.filters
    .filter((filter) => !isNamed(filter))
    .map((filter) => ({
      key: `${filter.name}=${filter.value}`,
      label: labelOf(groups, filter),
      without: withoutFilter(query, filter),
    }));
  return [
    ...single,
    ...whole.map(({ name, key, filters }) => ({
      key: `${name}/${key}`,
      label: words.family(key),
      without: filters.reduce(withoutFilter, query),
    })),
    ...(words.price === null
      ? []
      : [
          {
            key: 'price',
            label: words.price,
            without: { ...withoutPagination(query), price: null },
          },
        ]),
  ];
}

const maxNamed = 2;

/** A short summary of a group's active values for its heading; null without any. */
export function filterSummary(
  group: FilterGroup,
  query: ListingQuery,
  words: FilterLabels,
): string | null {
  if (group.kind === 'price') return words.price;
  if (group.kind === 'switch') return null;
  const isChosen = ({ value }: FilterValue) =>
    query.filters.some((filter) => isSame(filter, { name: group.name, value }));
  if (group.kind === 'list') {
    const chosen = group.values.filter(isChosen);
    const first = group.values.findIndex(isChosen);
    const isRange =
      group.look === 'scale' &&
      chosen.length > 1 &&
      group.values.slice(first, first + chosen.length).every(isChosen);
    const names = chosen.map(nameOf);
    return isRange ? words.range(names[0] ?? '', names.at(-1) ?? '') : inShort(names, words);
  }
  const names = group.families.flatMap(({ key, values }) => {
    const chosen = values.filter(isChosen);
    const all = key !== null && chosen.length === values.length;
    return all ? [words.family(key)] : chosen.map(nameOf);
  });
  return inShort(names, words);
}

function inShort(names: string[], words: FilterLabels): string | null {
  if (names.length === 0) return null;
  const named = names.slice(0, maxNamed).join(' · ');
  return names.length > maxNamed ? `${named} ${words.more(names.length - maxNamed)}` : named;
}

function wholeFamilies(groups: FilterGroup[], query: ListingQuery) {
  return groups.flatMap((group) => {
    if (group.kind !== 'families') return [];
    const { name, families } = group;
    return families.flatMap(({ key, values }: FilterFamily) => {
      const filters = values.map(({ value }) => ({ name, value }));
      const isWhole =
        filters.length > 1 &&
        filters.every((filter) => query.filters.some((chosen) => isSame(chosen, filter)));
      return key !== null && isWhole ? [{ name, key, filters }] : [];
    });
  });
}

/** A bare number needs the name of its group. */
function labelOf(groups: FilterGroup[], filter: ChosenFilter): string {
  const group = groups.find(({ name }) => name === filter.name);
  if (!group || group.kind === 'price') return filter.value;
  if (group.kind === 'switch') return group.label;
  const values =
    group.kind === 'list' ? group.values : group.families.flatMap((family) => family.values);
  const value = values.find((candidate) => candidate.value === filter.value);
  const name = value ? nameOf(value) : filter.value;
  return /^\d+$/.test(name) ? `${group.label}: ${name}` : name;
}

function nameOf({ label, value }: FilterValue): string {
  return label ?? value;
}

function isSame(one: ChosenFilter, other: ChosenFilter): boolean {
  return one.name === other.name && one.value === other.value;
}
