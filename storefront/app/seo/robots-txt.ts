import { languages } from '#shop/languages.ts';
import { hrefsFor } from '../i18n/hrefs.ts';

/** Only the production shop may be indexed. */
export function robotsTxt({ origin, indexable }: { origin: string; indexable: boolean }): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const carts = languages.map((language) => `Disallow: ${hrefsFor(language).cart()}`);
  return ['User-agent: *', ...carts, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
