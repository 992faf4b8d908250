import { createContext, use } from 'react';
import { useI18n } from '../app/i18n/i18n.tsx';
import { loadContent } from './load-content.ts';
import type { ShopContent } from './model.ts';

/** Provided by the server, and by tests. */
export const ContentContext = createContext<ShopContent | null>(null);

/** The content of the page's language. Browsers load it with the first part of a page that asks for it. */
export function useContent(): ShopContent {
  const { language } = useI18n();
  return use(ContentContext) ?? use(loadContent(language));
}
