import { allContent } from '../../../content/content-files.ts';
import type { Catalogue } from '../../commerce/catalogue/catalogue.ts';
import { type ChosenFilter, parseListingQuery } from '../../commerce/collection/listing-query.ts';
import type { ProductCard } from '../../commerce/product/product.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { orFallback } from '../../loaders/or-fallback.ts';
import { type AdviceAnswers, listingForAnswers } from './advice-answers.ts';

export interface FoundCoffees {
  products: ProductCard[];
  total: number;
  /** Where all of them are listed. */
  collection: string;
  filters: ChosenFilter[];
}

/** The first coffees for the answers; null where the platform does not answer. */
export async function findCoffees(
  answers: AdviceAnswers,
  locale: Locale,
  catalogue: Catalogue,
  show: number,
): Promise<FoundCoffees | null> {
  const language = languageOf(locale);
  const { advice, discover } = allContent[language].home;
  const { collection: handle, filters } = listingForAnswers(answers, advice, discover);
  const query = { ...parseListingQuery(new URLSearchParams()), filters, show };
  const collection = await orFallback(catalogue.collection({ handle, language, query }), null);
  if (!collection) return null;
  const { products, total } = collection.listing;
  return { products, total: total ?? products.length, collection: handle, filters };
}
