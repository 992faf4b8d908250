import type { Language } from './languages.ts';

export interface Hrefs {
  home(): string;
  collection(handle: string): string;
  brands(): string;
  /** Where the answers of the advice finder go. */
  advice(): string;
  product(handle: string, variant?: string): string;
  page(slug: string): string;
  article(handle: string): string;
  search(): string;
  cart(): string;
  /** The cart for scripts: to be read, and to be changed by the same forms as the page. */
  cartData(): string;
  /** Where the newsletter's form goes: the page, or the same for scripts. */
  newsletter(): string;
  newsletterSignUp(): string;
  /** The links in the newsletter's mails. */
  newsletterConfirm(token: string): string;
  newsletterUnsubscribe(token: string): string;
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
    product: (handle, variant) =>
      at(
        `/p/${encodeURIComponent(handle)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`,
      ),
    page: (slug) => at(`/e/${encodeURIComponent(slug)}`),
    article: (handle) => at(`/a/${encodeURIComponent(handle)}`),
    search: () => at('/search'),
    cart: () => at('/cart'),
    cartData: () => at('/cart/data'),
    newsletter: () => at('/e/newsletter'),
    newsletterSignUp: () => at('/newsletter/sign-up'),
    newsletterConfirm: (token) => at(`/newsletter/confirm?token=${encodeURIComponent(token)}`),
    newsletterUnsubscribe: (token) =>
      at(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`),
    savedItems: (keys) => at(`/cart/saved?items=${encodeURIComponent(keys.join())}`),
  };
}
