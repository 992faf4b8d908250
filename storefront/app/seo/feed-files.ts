import { languages } from '#shop/languages.ts';
import { isLanguage, type Language } from '../i18n/languages.ts';

export type FeedFile =
  | { format: 'google'; language: Language }
  /** A German price comparison. */
  | { format: 'idealo'; language: 'de' };

export const feedFiles: FeedFile[] = [
  ...languages.map((language) => ({ format: 'google', language }) as const),
  { format: 'idealo', language: 'de' },
];

export function feedPath({ format, language }: FeedFile): string {
  return `/feeds/${format}-${language}.${format === 'google' ? 'xml' : 'csv'}`;
}

export function parseFeedName(name: string): FeedFile | null {
  const [, language] = /^google-([a-z]+)\.xml$/.exec(name) ?? [];
  if (isLanguage(language)) return { format: 'google', language };
  return name === 'idealo-de.csv' ? { format: 'idealo', language: 'de' } : null;
}
