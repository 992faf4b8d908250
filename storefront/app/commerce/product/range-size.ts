import { shop } from '#shop/shop.ts';
import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';

let counted: number | null = null;

/** What "more than … products" says: counted on the platform, and the shop's own figure until then. */
export function productsOver(): number {
  return counted === null ? shop.productsOver : roundedDown(counted);
}

/** Asked at start and a few times a day. The platform's sitemap has full pages except the last. */
export async function countProducts(platform: Platform): Promise<number> {
  const { sitemap } = await platform.send(operations.SitemapSize, {});
  const pages = sitemap.pagesCount?.count ?? 0;
  const itemsOf = async (page: number) =>
    (await platform.send(operations.SitemapProducts, { page })).sitemap.resources?.items.length ??
    0;
  const last = pages > 0 ? await itemsOf(pages) : 0;
  const full = pages > 1 ? await itemsOf(1) : 0;
  counted = full * (pages - 1) + last;
  return counted;
}

/** Fewer than there are, so that 'more than' is true; a large figure stays so while a few products come and go. */
function roundedDown(count: number): number {
  const step = count >= 1000 ? 500 : count >= 100 ? 50 : count >= 20 ? 10 : 1;
  return Math.max(0, Math.ceil(count / step) - 1) * step;
}
