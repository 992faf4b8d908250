import { z } from 'zod';
import { filterSettings } from '#shop/modules/filters.ts';
import type { FilterSetting } from '../../shop-model/filter-setting.ts';
import type { CollectionQuery } from '../operations/generated.ts';
import { parseJson } from '../platform/parse-json.ts';
import { chosenFilterOf } from './chosen-filter.ts';
import type { FilterFamily, FilterGroup, FilterValue } from './collection.ts';
import type { ChosenFilter } from './listing-query.ts';

type PlatformFilter = NonNullable<CollectionQuery['collection']>['products']['filters'][number];

const priceInput = z.object({
  price: z.object({ min: z.number().nullish(), max: z.number().nullish() }),
});

/** A limit for long lists, except for brands, which have a search field. */
const maxValues = 60;

export function toFilterGroups(filters: PlatformFilter[], chosen: ChosenFilter[]): FilterGroup[] {
  return filters.flatMap((filter): FilterGroup[] => {
    const { label } = filter;
    if (filter.type === 'PRICE_RANGE') {
      const { price } = priceInput.safeParse(parseInput(filter.values[0]?.input)).data ?? {};
      if (!price) return [];
      const range = { min: price.min ?? null, max: price.max ?? null };
      return [{ kind: 'price', name: 'price', label, range }];
    }
    const known = filter.values.flatMap(({ input }) => chosenFilterOf(parseInput(input)) ?? []);
    const name = known[0]?.name;
    if (!name) return [];
    const values = filter.values.flatMap(toFilterValue);
    const on = values.find(({ value }) => value === 'true');
    if (filter.type === 'BOOLEAN') {
      return on ? [{ kind: 'switch', name, label, value: on.value, count: on.count }] : [];
    }
    const isChosen = ({ value }: FilterValue) =>
      chosen.some((choice) => choice.name === name && choice.value === value);
    // a switch for availability is enough, unless the query string asks for sold-out products
    if (name === 'available' && on && !values.some((value) => value !== on && isChosen(value))) {
      return [{ kind: 'switch', name, label: on.label ?? label, value: on.value, count: on.count }];
    }
    const { order, look, families } = filterSettings[name] ?? {};
    const shown = name === 'vendor' ? values : mostFrequent(values, isChosen);
    if (families) return [{ kind: 'families', name, label, families: inFamilies(shown, families) }];
    return [{ kind: 'list', name, label, values: inOrder(shown, order), ...(look && { look }) }];
  });
}

/** Unlisted values follow in the platform's order. */
function inOrder(values: FilterValue[], order: readonly string[] = []): FilterValue[] {
  const place = ({ value }: FilterValue) =>
    order.includes(value) ? order.indexOf(value) : order.length;
  return values.toSorted((one, other) => place(one) - place(other));
}

function inFamilies(
  values: FilterValue[],
  families: NonNullable<FilterSetting['families']>,
): FilterFamily[] {
  const known = families.flatMap((family) => family.values);
  return [
    ...families.map(({ key, values: members }) => ({
      key,
      values: values.filter(({ value }) => members.includes(value)),
    })),
    { key: null, values: values.filter(({ value }) => !known.includes(value)) },
  ].filter((family) => family.values.length > 0);
}

/** The most frequent values in their original order; selected ones are kept. */
function mostFrequent(values: FilterValue[], isChosen: (value: FilterValue) => boolean) {
  const byCount = values.toSorted((one, other) => other.count - one.count);
  const kept = new Set(byCount.slice(0, maxValues));
  return values.filter((value) => kept.has(value) || isChosen(value));
}

function toFilterValue({ label, count, input }: PlatformFilter['values'][number]): FilterValue[] {
  const filter = chosenFilterOf(parseInput(input));
  if (!filter) return [];
  const { value } = filter;
  return [{ value, ...(label !== value && { label }), count }];
}

/** A value's input is JSON text or an object, depending on the API version. */
function parseInput(input: unknown): unknown {
  return typeof input === 'string' ? parseJson(input) : input;
}

/** The number of matches: the API has no total, but the counts of available and unavailable products add up to it. */
export function totalOf(filters: PlatformFilter[], chosenAvailability: string[]): number | null {
  const availability = filters.find(({ id }) => id === 'filter.v.availability');
  if (!availability) return null;
  return availability.values
    .filter(({ input }) => {
      const value = chosenFilterOf(parseInput(input))?.value;
      return chosenAvailability.length === 0 || (value && chosenAvailability.includes(value));
    })
    .reduce((sum, { count }) => sum + count, 0);
}
