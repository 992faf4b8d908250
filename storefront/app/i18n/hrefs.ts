import type { Language } from './languages.ts';

export interface Hrefs {
  home(): string;
  collection(handle: string): string;
  brands(): string;
  /** Where the answers of the advice finder go. */
  advice(): string;
  /** How many coffees they lead to. */
  adviceCount(): string;
  product(handle: string, variant?: string): string;
  /** A product's variants for scripts: what its chooser asks for. */
  variants(handle: string): string;
  page(slug: string): string;
  article(handle: string): string;
  search(): string;
  cart(): string;
  /** The cart for scripts: to be read, and to be changed by the same forms as the page. */
  cartData(): string;
  /** Today's facts of products that were saved for later. */
  savedItems(keys: string[]): string;
}

/** The shop's URLs in one language; nothing else spells out a path. */
export function hrefsFor(language: Language): Hrefs {
  const at = (path = '') => `/${language}${path}`;
  return {
    home: () => at(),
    collection: (handle) => at(`/c/${encodeURIComponent(handle)}`),
    brands: () => at('/brands'),
    advice: () => at('/advice'),
    adviceCount: () => at('/advice/count'),
    product: (handle, variant) =>
      at(
        `/p/${encodeURIComponent(handle)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`,
      ),
    variants: (handle) => at(`/p/${encodeURIComponent(handle)}/variants`),
    page: (slug) => at(`/e/${encodeURIComponent(slug)}`),
    article: (handle) => at(`/a/${encodeURIComponent(handle)}`),
    search: () => at('/search'),
    cart: () => at('/cart'),
    cartData: () => at('/cart/data'),
    savedItems: (keys) => at(`/cart/saved?items=${encodeURIComponent(keys.join())}`),
  };
}
