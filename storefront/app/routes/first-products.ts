import type { Catalogue } from '../commerce/catalogue.ts';
import { parseListingQuery } from '../commerce/listing-query.ts';
import type { Language } from '../i18n/languages.ts';

/** Of a collection; none where it does not exist. */
export async function firstProducts(
  catalogue: Catalogue,
  handle: string,
  language: Language,
  count: number,
) {
  const query = { ...parseListingQuery(new URLSearchParams()), show: count };
  const collection = await catalogue.collection({ handle, language, query });
  return collection?.listing.products ?? [];
}
