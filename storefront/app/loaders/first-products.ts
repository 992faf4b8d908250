import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import type { Language } from '../i18n/languages.ts';

/** Of a collection; none where the shop does not name one, or it does not exist. */
export async function firstProducts(
  catalogue: Catalogue,
  handle: string | null,
  language: Language,
  count: number,
) {
  if (!handle) return [];
  const query = { ...parseListingQuery(new URLSearchParams()), show: count };
  const collection = await catalogue.collection({ handle, language, query });
  return collection?.listing.products ?? [];
}
