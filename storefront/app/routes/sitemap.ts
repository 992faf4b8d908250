import { publicHeaders } from '../cache-policy.ts';
import { marketsContext, shopContext, siteContext } from '../context.ts';
import { sitemapFiles, sitemapPath } from '../seo/sitemap-files.ts';
import { sitemapIndex } from '../seo/sitemap-xml.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(siteContext);
  const count = await context.get(shopContext).catalogueIndex.productPageCount();
  const files = sitemapFiles(count, context.get(marketsContext).further);
  return new Response(sitemapIndex(files.map((file) => publicOrigin + sitemapPath(file))), {
    headers: { ...publicHeaders('sitemap'), 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
