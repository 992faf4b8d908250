// Not in listing-query.ts, which is loaded by browsers: zod stays on the server.
import { z } from 'zod';
import type { ChosenFilter } from './listing-query.ts';

const filterInput = z.union([
  z.object({ productVendor: z.string() }),
  z.object({ productType: z.string() }),
  z.object({ available: z.boolean() }),
  z.object({ variantOption: z.object({ name: z.string(), value: z.string() }) }),
  z.object({
    productMetafield: z.object({ namespace: z.string(), key: z.string(), value: z.string() }),
  }),
]);

/** A facet's value as in the query string; null for unknown kinds. */
export function chosenFilterOf(input: unknown): ChosenFilter | null {
  const parsed = filterInput.safeParse(input);
  if (!parsed.success) return null;
  const { data } = parsed;
  if ('productVendor' in data) return { name: 'vendor', value: data.productVendor };
  if ('productType' in data) return { name: 'type', value: data.productType };
  if ('available' in data) return { name: 'available', value: String(data.available) };
  if ('variantOption' in data) {
    return { name: `option.${data.variantOption.name}`, value: data.variantOption.value };
  }
  const { namespace, key, value } = data.productMetafield;
  return { name: `${namespace}.${key}`, value };
}
