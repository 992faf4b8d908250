import { publicHeaders } from '../cache-policy.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import type { Suggestions } from '../commerce/search/search.ts';
import { normaliseQuery } from '../commerce/search/search-query.ts';
import { marketContext, shopContext } from '../context.ts';
import { understandSearch } from '../loaders/understand-search.ts';
import { suggestProducts } from '../search/find-products.ts';
import type { Route } from './+types/search-suggestions.ts';

const maxArticles = 2;

/** Suggestions for the search dialog; public, so they can be cached. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const text = normaliseQuery(url.searchParams.get('q') ?? '');
  try {
    const understood = await understandSearch(text, context.get(marketContext).locale, catalogue);
    const articles = understood.articles.slice(0, maxArticles);
    const { wantsGuide } = understood.query;
    const found = await suggestProducts(catalogue, understood, text);
    const suggestions: Suggestions = {
      ...found,
      pages: wantsGuide ? [...understood.help, ...articles] : understood.help,
      articles: wantsGuide ? [] : articles,
    };
    return Response.json(suggestions, { headers: publicHeaders('suggestions') });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return Response.json(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
