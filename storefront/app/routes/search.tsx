import { documents } from '../../content/documents/documents.server.ts';
import { sections } from '../../content/documents/sections.ts';
import { allEmptySearches } from '../../content/index.ts';
import { publicPage } from '../cache-policy.ts';
import { parseListingQuery } from '../commerce/listing-query.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { normaliseQuery } from '../commerce/search.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { matchPages } from '../search/match-pages.ts';
import { ResultsScreen } from '../search/results-screen.tsx';
import type { Route } from './+types/search.ts';
import { alternatesFor } from './alternates-for.ts';
import { unlessItOnlyGrew } from './grown-listing.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const query = parseListingQuery(url.searchParams, 'search');
  const text = normaliseQuery(query.text ?? '');
  const read = (after: string | null) => catalogue.search({ language, query, after });
  const after = url.searchParams.get('after');
  const results = text
    ? await read(after).catch((error: unknown) => {
        // a cursor the platform does not know is nonsense in the address, and no reason to fail
        if (after !== null && isPlatformError(error)) return read(null);
        throw error;
      })
    : null;
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
    alternates: alternatesFor((key) => hrefsFor(key).search(text)),
  };
}

export const shouldRevalidate = unlessItOnlyGrew('search');

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicPage('search');
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { alternates: _, ...screen } = loaderData;
  return <ResultsScreen {...screen} />;
}
