import type { Language } from '../app/i18n/languages.ts';
import type { ShopContent } from './model.ts';

const loaders: Record<Language, () => Promise<{ content: ShopContent }>> = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  da: () => import('./da/index.ts'),
};

/** The page's language only, as a chunk of its own. */
export async function loadContent(language: Language): Promise<ShopContent> {
  return (await loaders[language]()).content;
}
