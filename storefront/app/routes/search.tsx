import { allEmptySearches } from '#shop/content/index.ts';
import { publicHeaders } from '../cache-policy.ts';
import { parseListingQuery, searchInOtherLanguage } from '../commerce/listing-query.ts';
import { normaliseQuery } from '../commerce/search-query.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { ArticleHits } from '../search/article-hits.tsx';
import { findProducts } from '../search/find-products.ts';
import { hasNoListing, ResultsProducts, ResultsTop, SearchAll } from '../search/results-parts.tsx';
import { ResultsScreen, resultsParts } from '../search/results-screen.tsx';
import { sendHtml } from '../send-html.server.tsx';
import type { Route } from './+types/search.ts';
import { alternatesFor } from './alternates-for.ts';
import { listingState } from './listing-state.ts';
import { readListing } from './read-listing.ts';
import { revalidateUnlessAppended } from './revalidate-listing.ts';
import { understandSearch } from './understand-search.ts';

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const asked = parseListingQuery(url.searchParams, 'search');
  const text = normaliseQuery(asked.text ?? '');
  const understood = await understandSearch(text, language, catalogue);
  const { answer: results, query } = await readListing(asked, async (listing) =>
    text === '' ? null : findProducts(catalogue, understood, listing),
  );
  const { help } = understood;
  const { wantsGuide, wantsHelp } = understood.query;
  const answers = wantsGuide ? [...help, ...understood.articles] : help;
  const articles = wantsGuide ? [] : understood.articles;
  const hasPages = answers.length + articles.length > 0;
  const popular = allEmptySearches[language].searchQuerySuggestions;
  return {
    query,
    listing: results && !hasNoListing(query, results) ? listingState(results.listing) : null,
    searchInOtherLanguages: searchInOtherLanguage(query),
    alternates: alternatesFor((key) => hrefsFor(key).search(text)),
    html: sendHtml(
      { request, context },
      {
        [resultsParts.top]: <ResultsTop {...{ query, results, answers, wantsHelp, hasPages }} />,
        [resultsParts.products]: <ResultsProducts {...{ query, results, hasPages, popular }} />,
        [resultsParts.articles]: (
          <>
            <SearchAll {...{ query, results }} />
            {articles.length > 0 && <ArticleHits articles={articles} />}
          </>
        ),
      },
    ),
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
