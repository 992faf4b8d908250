import { languageContext, marketContext, shopContext, siteContext } from '../context.ts';
import { hrefsOf } from '../loaders/hrefs-of.ts';
import { markdownResponse } from '../loaders/markdown-response.ts';
import { notFound } from '../loaders/not-found.ts';
import { productMarkdown } from '../seo/markdown-pages.ts';
import type { Route } from './+types/product-markdown.ts';

export async function loader({ context, params: { handle } }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const origin = context.get(siteContext).publicOrigin;
  const product = await context.get(shopContext).catalogue.product(handle, language);
  if (!product) throw notFound();
  const canonical = origin + hrefsOf(context).product(handle);
  return markdownResponse(
    productMarkdown(product, { origin, market: context.get(marketContext) }),
    canonical,
    'product',
  );
}
