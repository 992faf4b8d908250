import { languages } from '#shop/languages.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { FurtherLocale } from '../i18n/locales.ts';

interface RobotsSettings {
  origin: string;
  indexable: boolean;
  further?: readonly FurtherLocale[];
}

/** Only the production shop may be indexed. */
export function robotsTxt({ origin, indexable, further = [] }: RobotsSettings): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const locales = [...languages, ...further];
  const carts = locales.map((locale) => `Disallow: ${hrefsFor(locale).cart()}`);
  return ['User-agent: *', ...carts, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
