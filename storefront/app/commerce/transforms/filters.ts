import { z } from 'zod';
import type { FilterGroup, FilterValue } from '../collection.ts';
import type { CollectionQuery } from '../operations/generated.ts';
import { chosenFilterOf } from './chosen-filter.ts';
import { parseJson } from './parse-json.ts';

type PlatformFilter = NonNullable<CollectionQuery['collection']>['products']['filters'][number];

const priceInput = z.object({
  price: z.object({ min: z.number().nullish(), max: z.number().nullish() }),
});

export function toFilterGroups(filters: PlatformFilter[]): FilterGroup[] {
  return filters.flatMap((filter): FilterGroup[] => {
    const { label } = filter;
    if (filter.type === 'PRICE_RANGE') {
      const { price } = priceInput.safeParse(parseInput(filter.values[0]?.input)).data ?? {};
      if (!price) return [];
      const range = { min: price.min ?? null, max: price.max ?? null };
      return [{ kind: 'price', name: 'price', label, range }];
    }
    const chosen = filter.values.flatMap(({ input }) => chosenFilterOf(parseInput(input)) ?? []);
    const name = chosen[0]?.name;
    if (!name) return [];
    const values = filter.values.flatMap(toFilterValue);
    if (filter.type === 'BOOLEAN') {
      const on = values.find(({ value }) => value === 'true');
      return on ? [{ kind: 'switch', name, label, value: on.value, count: on.count }] : [];
    }
    return [{ kind: 'list', name, label, values }];
  });
}

function toFilterValue({ label, count, input }: PlatformFilter['values'][number]): FilterValue[] {
  const filter = chosenFilterOf(parseInput(input));
  return filter ? [{ label, value: filter.value, count }] : [];
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
