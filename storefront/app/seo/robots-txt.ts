import { hrefsFor } from '../i18n/hrefs.ts';
import { languages } from '../i18n/languages.ts';

/** Only the real shop wants to be found; nobody should meet a trial of it in a search engine. */
export function robotsTxt({ origin, indexable }: { origin: string; indexable: boolean }): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const carts = languages.map((language) => `Disallow: ${hrefsFor(language).cart()}`);
  return ['User-agent: *', ...carts, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
