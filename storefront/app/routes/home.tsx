import { allContent } from '../../content/index.ts';
import { publicPage } from '../cache-policy.ts';
import { parseListingQuery } from '../commerce/listing-query.ts';
import { languageContext, shopContext } from '../context.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/home.ts';
import { alternatesFor } from './alternates-for.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const handle = allContent[language].home.bestSellers;
  const collection = await catalogue.collection({
    handle,
    language,
    query: parseListingQuery(new URLSearchParams()),
  });
  return {
    bestSellers: collection?.listing.products.slice(0, 8) ?? [],
    alternates: alternatesFor((key) => hrefsFor(key).home()),
  };
}

export function headers() {
  return publicPage('home');
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen bestSellers={loaderData.bestSellers} />;
}
