import { hrefsFor } from '../app/i18n/hrefs.ts';
import { isLanguage, type Language } from '../app/i18n/languages.ts';
import type { Link } from './schema.ts';

/** The address of a link in a language; paths of the shop get the language. */
export function linkUrl(link: Partial<Link>, language: Language): string {
  const href = hrefsFor(language);
  if (link.collection) return href.collection(link.collection);
  if (link.page) return href.page(link.page);
  if (link.product) return href.product(link.product);
  if (link.article) return href.article(link.article);
  const url = link.url ?? '#';
  const [, first] = url.split(/[/?#]/);
  return url.startsWith('/') && !isLanguage(first) ? `/${language}${url === '/' ? '' : url}` : url;
}
