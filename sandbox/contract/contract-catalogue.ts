import type { Catalogue } from '../catalogue-format/catalogue.ts';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

/** The small test catalogue, or the directory that CONTRACT_CATALOGUE names. */
export async function contractCatalogue(): Promise<Catalogue> {
  const directory = process.env.CONTRACT_CATALOGUE;
  return directory ? readCatalogue(directory) : testCatalogue();
}
