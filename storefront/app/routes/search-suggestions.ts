import { publicHeaders } from '../cache-policy.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { normaliseQuery } from '../commerce/search-query.ts';
import { languageContext, shopContext } from '../context.ts';
import type { Route } from './+types/search-suggestions.ts';

/** Suggestions for the search dialog; public, so they can be cached. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const query = normaliseQuery(url.searchParams.get('q') ?? '');
  try {
    const suggestions = await catalogue.suggestions(query, context.get(languageContext));
    return Response.json(suggestions, { headers: publicHeaders('suggestions') });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return Response.json(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
