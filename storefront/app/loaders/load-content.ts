import type { RouterContextProvider } from 'react-router';
import type { ShopContent } from '../../content/model.ts';
import { contentContext, marketContext, shopContext } from '../context.ts';
import { routeTable } from '../route-table.ts';

/** The content of the request's language and market, read once. */
export async function loadContent(context: Readonly<RouterContextProvider>): Promise<ShopContent> {
  const known = context.get(contentContext);
  if (known) return known;
  const content = await context.get(shopContext).content.content(context.get(marketContext));
  context.set(contentContext, content);
  return content;
}

/** Whether a route renders a page, not data or a feed. */
export function isPage(pattern: string): boolean {
  return routeTable.some((row) => row.pattern === `/${pattern}` && row.module?.endsWith('.tsx'));
}
