import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import { languageContext, marketContext, shopContext, siteContext } from '../context.ts';
import { hrefsOf } from '../loaders/hrefs-of.ts';
import { markdownResponse } from '../loaders/markdown-response.ts';
import { notFound } from '../loaders/not-found.ts';
import { collectionMarkdown } from '../seo/markdown-pages.ts';
import type { Route } from './+types/collection-markdown.ts';

/** The first page of a listing. */
export async function loader({ context, params: { handle } }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const origin = context.get(siteContext).publicOrigin;
  const query = parseListingQuery(new URLSearchParams());
  const { catalogue } = context.get(shopContext);
  const collection = await catalogue.collection({ handle, language, query });
  if (!collection) throw notFound();
  const canonical = origin + hrefsOf(context).collection(handle);
  const markdown = collectionMarkdown(collection, { origin, market: context.get(marketContext) });
  return markdownResponse(markdown, canonical, 'collection');
}
