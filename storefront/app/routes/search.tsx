import { documents } from '../../content/documents/documents.server.ts';
import { sections } from '../../content/documents/sections.ts';
import { allEmptySearches } from '../../content/index.ts';
import { publicHeaders } from '../cache-policy.ts';
import { parseListingQuery, searchInOtherLanguage } from '../commerce/listing-query.ts';
import { normaliseQuery } from '../commerce/search-query.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { ArticleHits } from '../search/article-hits.tsx';
import { matchPages } from '../search/match-pages.ts';
import { hasNoListing, ResultsProducts, ResultsTop } from '../search/results-parts.tsx';
import { ResultsScreen, resultsParts } from '../search/results-screen.tsx';
import { sendHtml } from '../server-html/send-html.server.tsx';
import type { Route } from './+types/search.ts';
import { alternatesFor } from './alternates-for.ts';
import { listingState } from './listing-state.ts';
import { readListing } from './read-listing.ts';
import { revalidateUnlessAppended } from './revalidate-listing.ts';

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const { answer: results, query } = await readListing(
    parseListingQuery(url.searchParams, 'search'),
    async (asked) =>
      normaliseQuery(asked.text ?? '') ? catalogue.search({ language, query: asked }) : null,
  );
  const text = normaliseQuery(query.text ?? '');
  const href = hrefsFor(language);
  const pages = documents
    .filter((document) => document.language === language)
    .map(({ section, frontMatter: { title, description, slug } }) => ({
      ...{ title, description },
      url: href[sections[section]](slug),
    }));
  const articles = matchPages(pages, text);
  const popular = allEmptySearches[language].searchQuerySuggestions;
  return {
    query,
    listing: results && !hasNoListing(query, results) ? listingState(results.listing) : null,
    searchInOtherLanguages: searchInOtherLanguage(query),
    alternates: alternatesFor((key) => hrefsFor(key).search(text)),
    html: sendHtml(
      { request, context },
      {
        [resultsParts.top]: <ResultsTop {...{ query, results }} />,
        [resultsParts.products]: <ResultsProducts {...{ query, results, popular }} />,
        [resultsParts.articles]: articles.length > 0 && <ArticleHits articles={articles} />,
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
