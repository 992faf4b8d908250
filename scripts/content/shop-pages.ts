import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { Handles } from './counterparts.ts';

/** What links in the content may lead to: the products and collections of a shop. */
export interface ShopPages {
  handles: Handles;
  addresses(language: Language): string[];
}

/** Where a shop's goods are not at hand: any handle may be one of theirs, and `leadsToGoods` says which links may be right. */
export const unknownGoods: ShopPages = {
  handles: { product: () => 'unknown', collection: () => 'unknown' },
  addresses: () => [],
};

export function leadsToGoods(url: string): boolean {
  return /^\/[^/]+\/[cp]\//.test(url);
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
