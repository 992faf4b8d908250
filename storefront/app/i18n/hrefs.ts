import type { Language } from './languages.ts';

export interface Hrefs {
  home(): string;
  collection(handle: string): string;
  product(handle: string, variant?: string): string;
  page(slug: string): string;
  article(handle: string): string;
  search(): string;
  cart(): string;
  cartSummary(): string;
  checkout(): string;
}

/** The shop's URLs in one language; nothing else spells out a path. */
export function hrefsFor(language: Language): Hrefs {
  const at = (path = '') => `/${language}${path}`;
  return {
    home: () => at(),
    collection: (handle) => at(`/c/${encodeURIComponent(handle)}`),
    product: (handle, variant) =>
      at(
        `/p/${encodeURIComponent(handle)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`,
      ),
    page: (slug) => at(`/e/${encodeURIComponent(slug)}`),
    article: (handle) => at(`/a/${encodeURIComponent(handle)}`),
    search: () => at('/search'),
    cart: () => at('/cart'),
    cartSummary: () => at('/cart/summary'),
    checkout: () => at('/cart/checkout'),
  };
}
