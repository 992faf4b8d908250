import { z } from 'zod';
import type { FilterGroup, FilterValue } from '../collection.ts';
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
    if (filter.type === 'BOOLEAN') {
      const on = values.find(({ value }) => value === 'true');
      return on ? [{ kind: 'switch', name, label, value: on.value, count: on.count }] : [];
    }
    const isChosen = ({ value }: FilterValue) =>
      chosen.some((choice) => choice.name === name && choice.value === value);
    const shown = name === 'vendor' ? values : mostFrequent(values, isChosen);
    return [{ kind: 'list', name, label, values: shown }];
  });
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
