import { publicHeaders } from '../../cache-policy.ts';
import { parseListingQuery } from '../../commerce/collection/listing-query.ts';
import { languageContext, marketContext, shopContext } from '../../context.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import { alternatesFor } from '../../loaders/alternates-for.ts';
import { orFallback } from '../../loaders/or-fallback.ts';
import { parseCoffeeNeed, subscriptionOffers } from '../subscription/subscription-offers.ts';
import { SubscriptionScreen } from '../subscription/subscription-screen.tsx';
import type { Route } from './+types/subscription.ts';

const offeredCoffees = 24;
const shownCoffees = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const need = parseCoffeeNeed(url.searchParams);
  const listing = await orFallback(
    catalogue.collection({
      handle: allMessages[language].subscription.collection,
      language,
      query: { ...parseListingQuery(new URLSearchParams()), show: offeredCoffees },
    }),
    null,
  );
  const products = listing?.listing.products ?? [];
  const coffees = products.map(({ handle, title, vendor }) => ({
    handle,
    title,
    vendor,
  }));
  const wanted = url.searchParams.get('coffee') || coffees[0]?.handle;
  const product = wanted ? await catalogue.product(wanted, language, 'first') : null;
  const chosen = product && {
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
  };
  const isListed = coffees.some(({ handle }) => handle === chosen?.handle);
  return {
    need,
    coffees: chosen && !isListed ? [chosen, ...coffees] : coffees,
    chosen,
    offers: product ? subscriptionOffers(product.variants, need) : [],
    products: products.slice(0, shownCoffees),
    alternates: alternatesFor(context.get(marketContext), (key) => hrefsFor(key).subscription()),
  };
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicHeaders('product');
}

export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { alternates: _, ...screen } = loaderData;
  return <SubscriptionScreen {...screen} />;
}
