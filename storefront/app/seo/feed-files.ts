import { languages } from '#shop/languages.ts';
import type { Language } from '../i18n/languages.ts';

export type FeedFile =
  | { format: 'google'; language: Language }
  /** A German price comparison. */
  | { format: 'idealo'; language: Language };

const isGerman = (language: string) => language === 'de';

export const feedFiles: FeedFile[] = [
  ...languages.map((language) => ({ format: 'google', language }) as const),
  ...languages
    .filter((language) => isGerman(language))
    .map((language) => ({ format: 'idealo', language }) as const),
];

export function feedPath({ format, language }: FeedFile): string {
  return `/feeds/${format}-${language}.${format === 'google' ? 'xml' : 'csv'}`;
}

export function parseFeedName(name: string): FeedFile | null {
  return feedFiles.find((file) => feedPath(file) === `/feeds/${name}`) ?? null;
}
