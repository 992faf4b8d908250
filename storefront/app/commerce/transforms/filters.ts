import { z } from 'zod';
import type { FilterFamily, FilterGroup, FilterValue } from '../collection.ts';
import { filterSettings } from '../filter-settings.ts';
import type { ChosenFilter } from '../listing-query.ts';
import type { CollectionQuery } from '../operations/generated.ts';
import { chosenFilterOf } from './chosen-filter.ts';
import { parseJson } from './parse-json.ts';

type PlatformFilter = NonNullable<CollectionQuery['collection']>['products']['filters'][number];

const priceInput = z.object({
  price: z.object({ min: z.number().nullish(), max: z.number().nullish() }),
});

/** More than anybody reads; brands are looked for by name, so all of them are there. */
const mostValues = 60;

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
    // nobody looks for what is sold out: one switch is enough, unless an address asks for it
    if (name === 'available' && on && !values.some((value) => value !== on && isChosen(value))) {
      return [{ kind: 'switch', name, label: on.label ?? label, value: on.value, count: on.count }];
    }
    const { order, look, families } = filterSettings[name] ?? {};
    const shown = name === 'vendor' ? values : mostFrequent(values, isChosen);
    if (families) return [{ kind: 'families', name, label, families: inFamilies(shown, families) }];
    return [{ kind: 'list', name, label, values: inOrder(shown, order), ...(look && { look }) }];
  });
}

/** Values without a place of their own follow as the platform gives them. */
function inOrder(values: FilterValue[], order: readonly string[] = []): FilterValue[] {
  const place = ({ value }: FilterValue) =>
    order.includes(value) ? order.indexOf(value) : order.length;
  return values.toSorted((one, other) => place(one) - place(other));
}

function inFamilies(
  values: FilterValue[],
  families: NonNullable<(typeof filterSettings)[string]['families']>,
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

/** In their own order; what is chosen always stays. */
function mostFrequent(values: FilterValue[], isChosen: (value: FilterValue) => boolean) {
  const byCount = values.toSorted((one, other) => other.count - one.count);
  const kept = new Set(byCount.slice(0, mostValues));
  return values.filter((value) => kept.has(value) || isChosen(value));
}

function toFilterValue({ label, count, input }: PlatformFilter['values'][number]): FilterValue[] {
  const filter = chosenFilterOf(parseInput(input));
  if (!filter) return [];
  const { value } = filter;
  return [{ value, ...(label !== value && { label }), count }];
}

/** The platform hands a value's input over as JSON text; other versions as an object. */
function parseInput(input: unknown): unknown {
  return typeof input === 'string' ? parseJson(input) : input;
}

/**
 * How many products match. The platform has no total, but every product is either available or not, and these two
 * counts follow all other filters.
 */
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
