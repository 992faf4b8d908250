import { expect, test } from 'vitest';
import { randomCatalogue } from '../testing/random-catalogue.ts';
import { FacetRegistry } from './facet-rows.ts';

const { shop, products } = await randomCatalogue(160, 7);

test.each([
  ['as it is', shop.filters],
  ['reversed', shop.filters.toReversed()],
])('filters by metafields are in the order of the shop’s list, %s', (_, filters) => {
  const registry = new FacetRegistry({ ...shop, filters });
  for (const product of products) registry.valueIds(product);
  const shown = registry.facets
    .toSorted((one, other) => one.position - other.position)
    .map(({ filter_id }) => filter_id)
    .filter((id) => id.startsWith('filter.p.m.'));
  const wanted = filters.map(({ namespace, key }) => `filter.p.m.${namespace}.${key}`);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(wanted.filter((id) => shown.includes(id)));
});
