import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { seed } from './seed.ts';

test('copies of bundles consist of copies of their components', async () => {
  const database = await createTestDatabase('empty');
  const catalogue = await testCatalogue();
  await seed(database, catalogue, { size: catalogue.products.length * 2 });
  const bundles = await database
    .selectFrom('variant')
    .select(['id', 'stock', 'component_ids'])
    .where('component_ids', 'is not', null)
    .orderBy('id')
    .execute();
  expect(bundles).toHaveLength(2);
  const [bundle, copy] = bundles;
  expect(copy?.stock).toBe(bundle?.stock);
  expect(copy?.component_ids).toEqual(bundle?.component_ids?.map((id) => id + 1));
});
