import { publicHeaders } from '../../cache-policy.ts';
import { languageContext, shopContext } from '../../context.ts';
import { adviceListing } from '../advice/advice-listing.ts';
import type { Route } from './+types/advice-count.ts';

/** The number of matching coffees, for scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { handle, query } = adviceListing(url.searchParams, language);
  const { catalogue } = context.get(shopContext);
  const collection = await catalogue.collection({ handle, language, query: { ...query, show: 1 } });
  const count = collection?.listing.total ?? null;
  return Response.json({ count }, { headers: publicHeaders('collection') });
}
