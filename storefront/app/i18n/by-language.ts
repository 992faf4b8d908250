import { languages } from '#shop/languages.ts';
import type { Language } from './languages.ts';

/** A value for each language of the shop. */
export function byLanguage<Value>(value: (language: Language) => Value): Record<Language, Value> {
  const entries = languages.map((language) => [language, value(language)] as const);
  return Object.fromEntries(entries) as Record<Language, Value>;
}
