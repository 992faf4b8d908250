import { publicHeaders } from '../cache-policy.ts';
import { siteContext } from '../context.ts';
import { sitemapFiles, sitemapPath } from '../seo/sitemap-files.ts';
import { sitemapIndex } from '../seo/sitemap-xml.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(siteContext);
  const addresses = sitemapFiles.map((file) => publicOrigin + sitemapPath(file));
  return new Response(sitemapIndex(addresses), {
    headers: { ...publicHeaders('sitemap'), 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
