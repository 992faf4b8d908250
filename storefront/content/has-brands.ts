import type { Language } from '../app/i18n/languages.ts';
import { allContent } from './content-files.ts';

/** Whether the shop's content names collections of brands; without them there is no page of brands. */
export function hasBrands(language: Language): boolean {
  const { main, equipment } = allContent[language].brands;
  return main !== null || equipment !== null;
}
