import { languages } from '#shop/languages.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import type { Locale } from '../i18n/locales.ts';

/** A page in all its languages, or in one further market, as one search engine reads it. */
export interface SitemapPage {
  /** Paths on this host. */
  paths: Partial<Record<Locale, string>>;
  changedAt?: string;
  picture?: string | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages of one language or market, each with its counterparts in the home markets. */
export async function* urlSet(
  pages: AsyncIterable<readonly SitemapPage[]>,
  locale: Locale,
  origin: string,
): AsyncGenerator<string> {
  yield `${head}\n<urlset ${sitemaps} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const some of pages) {
    const entries = some.flatMap((page) => {
      const path = page.paths[locale];
      return path ? [`${entry(page, origin + path, origin)}\n`] : [];
    });
    yield entries.join('');
  }
  yield '</urlset>\n';
}

/** The list of all the files. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return [head, `<sitemapindex ${sitemaps}>`, ...entries, '</sitemapindex>\n'].join('\n');
}

function entry({ paths, changedAt, picture }: SitemapPage, address: string, origin: string) {
  const links = languages.flatMap((key) => {
    const path = paths[key];
    return path ? [alternate(key, origin + path)] : [];
  });
  const german = paths[defaultLanguage];
  return [
    '<url>',
    `<loc>${escapeXml(address)}</loc>`,
    changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '',
    ...links,
    german ? alternate('x-default', origin + german) : '',
    picture ? `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>` : '',
    '</url>',
  ].join('');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Without the control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replace(illegal, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
