import { publicHeaders } from '../cache-policy.ts';
import type { CatalogueIndex } from '../commerce/catalogue/catalogue-index.ts';
import { marketsContext, shopContext, siteContext } from '../context.ts';
import { afterFirstPage, streamedText } from '../loaders/streamed-text.ts';
import { parseSitemapName, type SitemapFile, sitemapFiles } from '../seo/sitemap-files.ts';
import { readSitemapPages } from '../seo/sitemap-pages.ts';
import { urlSet } from '../seo/sitemap-xml.ts';
import type { Route } from './+types/sitemap-file.ts';

/** Products' files have no cache tags: a change does not purge them, they are served stale while they are written again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = parseSitemapName(params.name, context.get(marketsContext).further);
  const { catalogueIndex } = context.get(shopContext);
  if (!file || !(await exists(file, catalogueIndex))) {
    return new Response(null, { status: 404, headers: publicHeaders('missing') });
  }
  const pages = await afterFirstPage(readSitemapPages(file, catalogueIndex));
  const xml = urlSet(pages, file.locale, context.get(siteContext).publicOrigin);
  const headers = { ...publicHeaders('sitemap'), 'Content-Type': 'application/xml; charset=utf-8' };
  return streamedText(xml, headers, context);
}

async function exists({ number }: SitemapFile, catalogueIndex: CatalogueIndex): Promise<boolean> {
  if (number === 1) return true;
  return sitemapFiles(await catalogueIndex.productPageCount()).some(
    (file) => file.number === number,
  );
}
