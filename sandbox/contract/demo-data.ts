import type { Catalogue } from '../catalogue/model.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

/** The small test catalogue, or with CONTRACT_CATALOGUE=full the shop's whole range. */
export async function contractCatalogue(): Promise<Catalogue> {
  if (process.env.CONTRACT_CATALOGUE !== 'full') return testCatalogue();
  const { buildCatalogue } = await import('../catalogue/index.ts');
  return buildCatalogue();
}
