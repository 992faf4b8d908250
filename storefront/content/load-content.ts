import type { Language } from '../app/i18n/languages.ts';
import type { ShopContent } from './model.ts';

const files = import.meta.glob<ShopContent>('./[a-z][a-z]/index.ts', { import: 'content' });

const loading = new Map<Language, Promise<ShopContent>>();

/** The content of one language, in the browser: always the same promise. Retries once. */
export function loadContent(language: Language): Promise<ShopContent> {
  const load = files[`./${language}/index.ts`];
  if (!load) throw new Error(`no content in ${language}`);
  const content = loading.get(language) ?? load().catch(load);
  loading.set(language, content);
  return content;
}
