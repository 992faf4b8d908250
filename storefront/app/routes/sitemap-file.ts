import { publicHeaders } from '../cache-policy.ts';
import { shopContext, siteContext } from '../context.ts';
import { parseSitemapName } from '../seo/sitemap-files.ts';
import { readSitemapPages } from '../seo/sitemap-pages.ts';
import { urlSet } from '../seo/sitemap-xml.ts';
import type { Route } from './+types/sitemap-file.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const file = parseSitemapName(params.name);
  if (!file) return new Response(null, { status: 404, headers: publicHeaders('missing') });
  const pages = await readSitemapPages(file.kind, context.get(shopContext).directory);
  return new Response(urlSet(pages, file.language, context.get(siteContext).publicOrigin), {
    headers: { ...publicHeaders('sitemap'), 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
