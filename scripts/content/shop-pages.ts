import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { Handles } from './counterparts.ts';

/** What links in the content may lead to: the products and collections of a shop. */
export interface ShopPages {
  handles: Handles;
  addresses(language: Language): string[];
}

/** The addresses of a language that do not come from documents. */
export function shopAddresses(shop: ShopPages, language: Language): string[] {
  const href = hrefsFor(language);
  return [
    href.home(),
    href.cart(),
    href.brands(),
    href.withdrawal(),
    href.cancellation(),
    ...shop.addresses(language),
  ];
}
