import { allContent } from '../../content/index.ts';
import { publicPage } from '../cache-policy.ts';
import { languageContext, shopContext } from '../context.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/home.ts';
import { alternatesFor } from './alternates-for.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const handle = allContent[language].home.bestSellers;
  const collection = await catalogue.collection({ handle, language, first: 8 });
  return {
    bestSellers: collection?.products ?? [],
    alternates: alternatesFor((key) => hrefsFor(key).home()),
  };
}

export function headers() {
  return publicPage('home');
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen bestSellers={loaderData.bestSellers} />;
}
