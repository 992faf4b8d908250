import { languages } from '#shop/languages.ts';
import type { FurtherLocale, Locale } from '../i18n/locales.ts';

export interface FeedFile {
  /** idealo is a price comparison for Germany. */
  format: 'google' | 'idealo';
  locale: Locale;
}

/** Of every language and further market; idealo takes offers in German and for the home country only. */
export function feedFiles(further: readonly FurtherLocale[] = []): FeedFile[] {
  return [
    ...[...languages, ...further].map((locale) => ({ format: 'google', locale }) as const),
    ...languages
      .filter((language: string) => language === 'de')
      .map((locale) => ({ format: 'idealo', locale }) as const),
  ];
}

export function feedPath({ format, locale }: FeedFile): string {
  return `/feeds/${format}-${locale}.${format === 'google' ? 'xml' : 'csv'}`;
}

export function parseFeedName(
  name: string,
  further: readonly FurtherLocale[] = [],
): FeedFile | null {
  return feedFiles(further).find((file) => feedPath(file) === `/feeds/${name}`) ?? null;
}
