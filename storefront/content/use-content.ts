import { createContext, use, useContext } from 'react';
import type { Language } from '../app/i18n/languages.ts';
import { loadMenuBoxes } from './load-content.ts';
import type { MenuBoxes, ShopContent } from './model.ts';

export const ContentContext = createContext<ShopContent | null>(null);

/** What merchandisers arranged for the page's language. */
export function useContent(): ShopContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent is used outside of ContentContext');
  return content;
}

/** At hand on the server only. */
export const MenuBoxesContext = createContext<MenuBoxes | null>(null);

/** What stands below the main menu's groups; waits for it in the browser. */
export function useMenuBoxes(language: Language): MenuBoxes {
  return use(MenuBoxesContext) ?? use(loadMenuBoxes(language));
}
