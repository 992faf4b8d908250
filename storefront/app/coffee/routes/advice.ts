import { redirect } from 'react-router';
import { publicHeaders } from '../../cache-policy.ts';
import { listingSearch } from '../../commerce/collection/listing-query.ts';
import { languageContext } from '../../context.ts';
import { hrefsOf } from '../../loaders/hrefs-of.ts';
import { adviceListing } from '../advice/advice-listing.ts';
import type { Route } from './+types/advice.ts';

/** Redirects the advice finder's answers to a listing. */
export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { handle, query } = adviceListing(url.searchParams, language);
  return redirect(hrefsOf(context).collection(handle) + listingSearch(query), {
    headers: publicHeaders('redirect'),
  });
}
