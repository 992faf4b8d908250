import type { Catalogue } from '../catalogue/model.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

export async function demoCatalogue(): Promise<Catalogue> {
  try {
    const { buildCatalogue } = await import('../catalogue/index.ts');
    return buildCatalogue();
  } catch {
    return testCatalogue();
  }
}
