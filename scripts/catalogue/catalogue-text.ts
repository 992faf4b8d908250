import type { Localized } from '../../catalogue/model.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';

/** As the platform does: what the catalogue does not have in a language is in its first one, German. */
export function catalogueText(text: string | Localized, language: Language): string {
  if (typeof text === 'string') return text;
  const texts: Partial<Record<Language, string>> = text;
  return texts[language] ?? text.de;
}
