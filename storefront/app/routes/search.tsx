import { bestSellers } from '../../content/home-sections.ts';
import { publicHeaders } from '../cache-policy.ts';
import { parseListingQuery, searchInOtherLanguage } from '../commerce/collection/listing-query.ts';
import { normaliseQuery } from '../commerce/search/search-query.ts';
import { languageContext, marketContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { firstProducts } from '../loaders/first-products.ts';
import { listingState } from '../loaders/listing-state.ts';
import { loadContent } from '../loaders/load-content.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import { readListing } from '../loaders/read-listing.ts';
import { revalidateUnlessAppended } from '../loaders/revalidate-listing.ts';
import { understandSearch } from '../loaders/understand-search.ts';
import { ArticleHits } from '../search/article-hits.tsx';
import { findProducts } from '../search/find-products.ts';
import { hasNoListing, ResultsProducts, ResultsTop, SearchAll } from '../search/results-parts.tsx';
import { ResultsScreen, resultsParts } from '../search/results-screen.tsx';
import { sendHtml } from '../send-html.server.tsx';
import type { Route } from './+types/search.ts';

const bestSellersShown = 4;

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const asked = parseListingQuery(url.searchParams, 'search');
  const text = normaliseQuery(asked.text ?? '');
  const understood = await understandSearch(text, context.get(marketContext).locale, catalogue);
  const { answer: results, query } = await readListing(asked, async (listing) =>
    text === '' ? null : findProducts(catalogue, understood, listing),
  );
  const { help } = understood;
  const { wantsGuide, wantsHelp } = understood.query;
  const answers = wantsGuide ? [...help, ...understood.articles] : help;
  const articles = wantsGuide ? [] : understood.articles;
  const pageCount = answers.length + articles.length;
  const content = await loadContent(context);
  const popular = content.search.searchQuerySuggestions;
  const popularProducts = hasNoListing(query, results)
    ? await orFallback(
        firstProducts(catalogue, bestSellers(content), language, bestSellersShown),
        [],
      )
    : [];
  return {
    query,
    listing: results && !hasNoListing(query, results) ? listingState(results.listing) : null,
    searchInOtherLanguages: searchInOtherLanguage(query),
    alternates: alternatesFor(context.get(marketContext), (key) => hrefsFor(key).search(text)),
    html: sendHtml(
      { request, context },
      {
        [resultsParts.top]: <ResultsTop {...{ query, results, answers, wantsHelp, pageCount }} />,
        [resultsParts.products]: (
          <ResultsProducts
            {...{ query, results, pageCount, popular }}
            bestSellers={popularProducts}
          />
        ),
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
