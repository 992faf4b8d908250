import { allEmptySearches } from '../../content/index.ts';
import { publicPage } from '../cache-policy.ts';
import type { SearchPresets } from '../commerce/search.ts';
import { languageContext, shopContext } from '../context.ts';
import type { Route } from './+types/search-presets.ts';
import { partOr } from './part-or.ts';

/** The search window before anything is typed; without the platform it has no pictures and products. */
export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { searchQuerySuggestions, products, collectionCards } = allEmptySearches[language];
  const collections = collectionCards.map(({ collection }) => collection);
  const { catalogue } = context.get(shopContext);
  const goods = await partOr(null, catalogue.presets({ products, collections }, language));
  const presets: SearchPresets = {
    phrases: searchQuerySuggestions,
    categories: collectionCards.map(({ title, collection }) => ({
      handle: collection,
      title,
      picture: goods?.pictures[collection] ?? null,
    })),
    products: goods?.products ?? [],
  };
  const headers = goods ? publicPage('suggestions') : { 'Cache-Control': 'no-store' };
  return Response.json(presets, { headers });
}
