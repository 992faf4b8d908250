import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import type { ProductRow } from '../editorial/document-page.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { orFallback } from './or-fallback.ts';

const rowLength = 4;

/** The best sellers of a collection; empty where the platform is unavailable. */
export async function collectionRow(
  handle: string,
  title: string | null,
  language: Language,
  catalogue: Catalogue,
): Promise<ProductRow> {
  const query = { ...parseListingQuery(new URLSearchParams()), show: rowLength };
  const collection = await orFallback(catalogue.collection({ handle, language, query }), null);
  return {
    title,
    products: collection?.listing.products ?? [],
    all: hrefsFor(language).collection(handle),
  };
}
