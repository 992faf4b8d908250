import { hash } from 'node:crypto';
import type { Language } from '../catalogue-format/languages.ts';
import type { Translations } from './records.ts';

/** The platform's digest of a text, which a translation of it has to name. */
export function digestOf(value: string): string {
  return hash('sha256', value);
}

/** The text in a language; the primary one where it is not translated. An empty text has no translation. */
export function translated<Value extends string | null>(
  { translations }: { translations: Translations },
  language: Language,
  key: string,
  value: Value,
): Value | string {
  if (value === null || value === '') return value;
  return translations[language]?.[key]?.value ?? value;
}
