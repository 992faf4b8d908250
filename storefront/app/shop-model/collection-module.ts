import type { ReactNode } from 'react';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import type { Collection } from '../commerce/collection/collection.ts';
import type { ChosenFilter, ListingQuery } from '../commerce/collection/listing-query.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import type { Language } from '../i18n/languages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MatchReason } from '../merchandise/why-it-matches.tsx';

interface CollectionRequest {
  collection: Collection;
  query: ListingQuery;
  language: Language;
  /** Of its addresses. */
  locale: Locale;
  catalogue: Catalogue;
}

/** What a module adds to a listing that answers its questions. */
export interface AnsweredListing {
  /** Filters that it shows itself. */
  answered: ChosenFilter[];
  /** Above the bar with the filters. */
  top: ReactNode;
  /** On each card. */
  reasonsOf(product: ProductCard): MatchReason[];
  /** Below the products. */
  near: ReactNode;
}

/** Of a collection, on the server alone. */
export interface CollectionModule {
  name: string;
  /** Null for other listings. */
  answer(request: CollectionRequest): Promise<AnsweredListing | null>;
}
