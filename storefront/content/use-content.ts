import { createContext, useContext } from 'react';
import type { ShopContent } from './model.ts';

export const ContentContext = createContext<ShopContent | null>(null);

/** The content of the page's language. */
export function useContent(): ShopContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent is used outside of ContentContext');
  return content;
}
