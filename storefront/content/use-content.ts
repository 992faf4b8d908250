import { createContext, use } from 'react';
import type { ShopContent } from './model.ts';

export const ContentContext = createContext<ShopContent | null>(null);

/** The content of the page's language, for parts that only the server renders: browsers have none. */
export function useContent(): ShopContent {
  const content = use(ContentContext);
  if (!content) throw new Error('only parts of the server read the content');
  return content;
}
