import { languages } from '#shop/languages.ts';
import { isLanguage, type Language } from '../i18n/languages.ts';

const kinds = ['products', 'collections', 'pages'] as const;

export interface SitemapFile {
  kind: (typeof kinds)[number];
  language: Language;
  /** From 1; only products may need more than one file. */
  number: number;
}

/** A page of the platform's sitemap has up to 250 products, and a file may have 50,000 addresses. */
export const sitemapPagesPerFile = 200;

/** A file for each kind of page in each language, and as many as the products need. */
export function sitemapFiles(productPages: number): SitemapFile[] {
  const productFiles = Math.max(1, Math.ceil(productPages / sitemapPagesPerFile));
  return languages.flatMap((language) =>
    kinds.flatMap((kind) =>
      Array.from({ length: kind === 'products' ? productFiles : 1 }, (_, index) => ({
        ...{ kind, language, number: index + 1 },
      })),
    ),
  );
}

export function sitemapPath({ kind, language, number }: SitemapFile): string {
  return `/sitemaps/${kind}-${language}${number > 1 ? `-${number}` : ''}.xml`;
}

export function parseSitemapName(name: string): SitemapFile | null {
  const [, kindText, language, digits] =
    /^([a-z]+)-([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? [];
  const kind = kinds.find((known) => known === kindText);
  if (!kind || !isLanguage(language) || (digits && kind !== 'products')) return null;
  return { kind, language, number: Number(digits ?? 1) };
}
