import { hrefsFor } from '../app/i18n/hrefs.ts';
import { type Locale, looksLikeLocale } from '../app/i18n/locales.ts';
import type { Link } from './schema.ts';

/** The address of a link in a language and market; paths of the shop get them. */
export function linkUrl(link: Partial<Link>, locale: Locale): string {
  const href = hrefsFor(locale);
  if (link.collection) return href.collection(link.collection);
  if (link.page) return href.page(link.page);
  if (link.product) return href.product(link.product);
  if (link.article) return href.article(link.article);
  const url = link.url ?? '#';
  const [, first = ''] = url.split(/[/?#]/);
  return url.startsWith('/') && !looksLikeLocale(first)
    ? `/${locale}${url === '/' ? '' : url}`
    : url;
}
