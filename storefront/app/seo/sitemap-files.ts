import { isLanguage, type Language, languages } from '../i18n/languages.ts';

const kinds = ['products', 'collections', 'pages'] as const;

export interface SitemapFile {
  kind: (typeof kinds)[number];
  language: Language;
}

/** One file for each kind of page in each language. */
export const sitemapFiles: SitemapFile[] = languages.flatMap((language) =>
  kinds.map((kind) => ({ kind, language })),
);

export function sitemapPath({ kind, language }: SitemapFile): string {
  return `/sitemaps/${kind}-${language}.xml`;
}

export function parseSitemapName(name: string): SitemapFile | null {
  const [, kindText, language] = /^([a-z]+)-([a-z]+)\.xml$/.exec(name) ?? [];
  const kind = kinds.find((known) => known === kindText);
  return kind && isLanguage(language) ? { kind, language } : null;
}
