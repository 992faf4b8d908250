import { allEmptySearches } from '../../content/index.ts';
import { publicHeaders } from '../cache-policy.ts';
import { parseListingQuery, searchInOtherLanguage } from '../commerce/listing-query.ts';
import { normaliseQuery } from '../commerce/search-query.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { findProducts } from '../search/find-products.ts';
import { ResultsScreen } from '../search/results-screen.tsx';
import type { Route } from './+types/search.ts';
import { alternatesFor } from './alternates-for.ts';
import { readListing } from './read-listing.ts';
import { revalidateUnlessAppended } from './revalidate-listing.ts';
import { understandSearch } from './understand-search.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const asked = parseListingQuery(url.searchParams, 'search');
  const text = normaliseQuery(asked.text ?? '');
  const understood = await understandSearch(text, language, catalogue);
  const { answer: results, query } = await readListing(asked, async (listing) =>
    text === '' ? null : findProducts(catalogue, understood, listing),
  );
  return {
    query,
    results,
    help: understood.help,
    articles: understood.articles,
    wantsGuide: understood.query.wantsGuide,
    popular: allEmptySearches[language].searchQuerySuggestions,
    searchInOtherLanguages: searchInOtherLanguage(query),
    alternates: alternatesFor((key) => hrefsFor(key).search(text)),
  };
}

export const shouldRevalidate = revalidateUnlessAppended('search');

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicHeaders('search');
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { alternates: _, searchInOtherLanguages: __, ...screen } = loaderData;
  return <ResultsScreen {...screen} />;
}
