import { publicHeaders } from '../cache-policy.ts';
import type { SearchPresets } from '../commerce/search/search.ts';
import { languageContext, shopContext } from '../context.ts';
import { loadContent } from '../loaders/load-content.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import type { Route } from './+types/search-presets.ts';

/** The search dialog's initial content; without pictures and products where the platform is unavailable. */
export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { searchQuerySuggestions, products, collectionCards } = (await loadContent(context)).search;
  const collections = collectionCards.map(({ collection }) => collection);
  const { catalogue } = context.get(shopContext);
  const goods = await orFallback(catalogue.presets({ products, collections }, language), null);
  const presets: SearchPresets = {
    phrases: searchQuerySuggestions,
    categories: collectionCards.map(({ title, collection }) => ({
      handle: collection,
      title,
      picture: goods?.pictures[collection] ?? null,
    })),
    products: goods?.products ?? [],
  };
  const headers = goods ? publicHeaders('suggestions') : { 'Cache-Control': 'no-store' };
  return Response.json(presets, { headers });
}
