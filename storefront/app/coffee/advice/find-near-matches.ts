import type { Collection, Listing } from '../../commerce/collection/collection.ts';
import { type ListingQuery, parseListingQuery } from '../../commerce/collection/listing-query.ts';
import type { Language } from '../../i18n/languages.ts';
import { orFallback } from '../../loaders/or-fallback.ts';
import type { ListingAnswers } from './given-answers.tsx';
import type { NearMatch } from './near-matches.tsx';

/** Of each missed answer, and in total. */
const perAnswer = 8;
const inTotal = 12;

interface NearMatchesRequest {
  answers: ListingAnswers | null;
  listing: Listing;
  query: ListingQuery;
  language: Language;
  /** Of the whole catalogue, its listings. */
  catalogue: {
    collection(request: {
      handle: string;
      language: Language;
      query: ListingQuery;
    }): Promise<Pick<Collection, 'listing'> | null>;
  };
}

/**
 * Products that meet all of the advisor's answers but one, the strength first: it is the smallest difference. Only where
 * all full matches are on the page: the listing without an answer contains them, too.
 */
export async function nearMatches(request: NearMatchesRequest): Promise<NearMatch[]> {
  const { answers, listing, query, language, catalogue } = request;
  if (!answers || answers.given.length < 2 || listing.nextCursor || query.start) return [];
  const found = await Promise.all(
    answers.given.toReversed().map(async ({ name, without }) => {
      const { pathname, searchParams } = new URL(without, 'https://shop.invalid');
      const collection = await orFallback(
        catalogue.collection({
          handle: decodeURIComponent(pathname.split('/').at(-1) ?? ''),
          language,
          query: {
            ...parseListingQuery(searchParams),
            show: perAnswer + listing.products.length,
          },
        }),
        null,
      );
      return (collection?.listing.products ?? []).map((product) => ({ product, missed: name }));
    }),
  );
  const known = new Set(listing.products.map(({ id }) => id));
  return found
    .flatMap((matches) =>
      matches
        .filter(({ product }) => {
          const isNew = !known.has(product.id);
          known.add(product.id);
          return isNew;
        })
        .slice(0, perAnswer),
    )
    .slice(0, inTotal);
}
