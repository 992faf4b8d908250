import { languages } from '#shop/languages.ts';
import { isLanguage } from '../i18n/languages.ts';
import { type FurtherLocale, isFurther, type Locale } from '../i18n/locales.ts';

const kinds = ['products', 'collections', 'pages'] as const;

export interface SitemapFile {
  kind: (typeof kinds)[number];
  locale: Locale;
  /** From 1; only products may need more than one file. */
  number: number;
}

/** A page of the platform's sitemap has up to 250 products, and a file may have 50,000 addresses. */
export const sitemapPagesPerFile = 200;

/** A file for each kind of page in each language and further market, and as many as the products need. */
export function sitemapFiles(
  productPages: number,
  further: readonly FurtherLocale[] = [],
): SitemapFile[] {
  const productFiles = Math.max(1, Math.ceil(productPages / sitemapPagesPerFile));
  return [...languages, ...further].flatMap((locale) =>
    kinds.flatMap((kind) =>
      Array.from({ length: kind === 'products' ? productFiles : 1 }, (_, index) => ({
        kind,
        locale,
        number: index + 1,
      })),
    ),
  );
}

export function sitemapPath({ kind, locale, number }: SitemapFile): string {
  return `/sitemaps/${kind}-${locale}${number > 1 ? `-${number}` : ''}.xml`;
}

export function parseSitemapName(
  name: string,
  further: readonly FurtherLocale[] = [],
): SitemapFile | null {
  const [, kindText, locale = '', digits] =
    /^([a-z]+)-([a-z]{2}(?:-[a-z]{2})?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? [];
  const kind = kinds.find((known) => known === kindText);
  if (!kind || (digits && kind !== 'products')) return null;
  if (!isLanguage(locale) && !isFurther(locale, further)) return null;
  return { kind, locale, number: Number(digits ?? 1) };
}
