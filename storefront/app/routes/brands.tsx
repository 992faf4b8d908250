import { allContent } from '../../content/content-files.ts';
import { hasBrands } from '../../content/has-brands.ts';
import { BrandsOverview } from '../brands/brands-overview.tsx';
import { BrandsScreen, brandsPart } from '../brands/brands-screen.tsx';
import { publicHeaders } from '../cache-policy.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import { languageContext, marketContext, shopContext } from '../context.ts';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { notFound } from '../loaders/not-found.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { Route } from './+types/brands.ts';

/** The platform's limit of references in one response. */
const maxBrands = 250;

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  if (!hasBrands(language)) throw notFound();
  const { brands } = allContent[language];
  const all = async (handle: string | null) =>
    handle ? catalogue.brands({ handle, language, count: maxBrands, withSizes: true }) : [];
  const query = { ...parseListingQuery(new URLSearchParams()), show: 1 };
  const [main, equipment, featured] = await Promise.all([
    all(brands.main),
    orFallback(all(brands.equipment), []),
    brands.featured
      ? orFallback(catalogue.collection({ handle: brands.featured, language, query }), null)
      : null,
  ]);
  const story = featured && {
    handle: featured.handle,
    title: featured.title,
    introText: featured.introText,
    total: featured.listing.total,
    picture: featured.listing.products[0]?.picture ?? null,
  };
  const { title, description } = allMessages[language].brands;
  const { number } = formatsFor(language);
  return {
    head: { title, description: description(number(main.length), number(equipment.length)) },
    html: sendHtml(
      { request, context },
      { [brandsPart]: <BrandsOverview {...{ main, equipment }} featured={story} /> },
    ),
    alternates: alternatesFor(context.get(marketContext), (key) => hrefsFor(key).brands()),
  };
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicHeaders('brands');
}

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  return <BrandsScreen {...loaderData} />;
}
