import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';

const href = hrefsFor('de');

export const pages = {
  home: href.home(),
  collection: href.collection(allContent.de.home.discover),
  product: href.product('kernel-co-night-shift-espresso'),
  article: href.article('handfilter'),
  brands: href.brands(),
};
