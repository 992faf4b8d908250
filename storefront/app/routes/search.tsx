import { documents } from '../../content/documents/documents.server.ts';
import { sections } from '../../content/documents/sections.ts';
import { allEmptySearches } from '../../content/index.ts';
import { publicHeaders } from '../cache-policy.ts';
import { parseListingQuery, searchInOtherLanguage } from '../commerce/listing-query.ts';
import { normaliseQuery } from '../commerce/search-query.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { matchPages } from '../search/match-pages.ts';
import { ResultsScreen } from '../search/results-screen.tsx';
import type { Route } from './+types/search.ts';
import { alternatesFor } from './alternates-for.ts';
import { readListing } from './read-listing.ts';
import { revalidateUnlessAppended } from './revalidate-listing.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
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
  return {
    query,
    results,
    articles: matchPages(pages, text),
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
