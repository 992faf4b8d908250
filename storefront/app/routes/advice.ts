import { redirect } from 'react-router';
import { allContent } from '../../content/index.ts';
import { publicPage } from '../cache-policy.ts';
import { listingSearch } from '../commerce/listing-query.ts';
import { languageContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/advice.ts';

/** The advice finder's answers lead to a listing; whatever else is asked, to all coffees. */
export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { advice, discover } = allContent[language].home;
  const chosen = <Choice extends { key: string }>(name: string, choices: Choice[]) =>
    choices.find(({ key }) => key === url.searchParams.get(name));
  const taste = chosen('taste', advice.tastes);
  const preparation = chosen('preparation', advice.preparations);
  const listing = hrefsFor(language).collection(taste?.collection ?? discover);
  return redirect(listing + listingSearch({ filters: preparation?.filters ?? [] }), {
    headers: publicPage('redirect'),
  });
}
