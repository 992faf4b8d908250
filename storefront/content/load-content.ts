import { contentFiles } from '#shop/content/load.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { ShopContent } from './model.ts';

const loading = new Map<Language, Promise<ShopContent>>();

/** The content of one language, in the browser: always the same promise. Retries once. */
export function loadContent(language: Language): Promise<ShopContent> {
  const load = contentFiles[language];
  const content =
    loading.get(language) ??
    load()
      .catch(load)
      .then((file) => file.content);
  loading.set(language, content);
  return content;
}
