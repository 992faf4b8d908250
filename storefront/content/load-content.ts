import type { Language } from '../app/i18n/languages.ts';
import type { MenuBoxes, ShopContent } from './model.ts';

const loaders: Record<Language, () => Promise<{ content: ShopContent }>> = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  da: () => import('./da/index.ts'),
};

/** The page's language only, as a chunk of its own. */
export async function loadContent(language: Language): Promise<ShopContent> {
  return (await loaders[language]()).content;
}

const boxLoaders: Record<Language, () => Promise<{ menuBoxes: MenuBoxes }>> = {
  de: () => import('./de/menu-boxes.ts'),
  en: () => import('./en/menu-boxes.ts'),
  da: () => import('./da/menu-boxes.ts'),
};

const loadedBoxes = new Map<Language, Promise<MenuBoxes>>();

/** What stands below the main menu's groups: most visitors never open one, so it comes when it is wanted. */
export function loadMenuBoxes(language: Language): Promise<MenuBoxes> {
  const known = loadedBoxes.get(language);
  if (known) return known;
  const loading = boxLoaders[language]().then(({ menuBoxes }) => menuBoxes);
  loadedBoxes.set(language, loading);
  return loading;
}
