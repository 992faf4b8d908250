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
  /** Some of what buyers wrote, on the product's own page. */
  productReviews(
    handle: string,
    view: { page: number; stars: number | null; order: string },
    variant?: string,
  ): string;
  /** Cards of products, by the numbers in their ids, for scripts. */
  productCards(products: string[]): string;
  /** Whether a product's variants can be had now, for scripts; by the number in its id. */
  stock(product: string): string;
  /** A product's variants for scripts: what its chooser asks for. */
  variants(handle: string): string;
  page(slug: string): string;
  article(handle: string): string;
  /** The results page; without words, the way in for a form. */
  search(text?: string): string;
  /** What the search window shows for a query, for scripts. */
  suggestions(text: string): string;
  /** What it shows before anything is typed. */
  searchPresets(): string;
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
    adviceCount: () => at('/advice/count'),
    product: (handle, variant) =>
      at(
        `/p/${encodeURIComponent(handle)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`,
      ),
    productReviews(handle, { page, stars, order }, variant) {
      const query = new URLSearchParams();
      if (variant) query.set('variant', variant);
      if (stars) query.set('stars', String(stars));
      if (order !== 'newest') query.set('sort', order);
      if (page > 1) query.set('reviews', String(page));
      const search = query.size > 0 ? `?${query}` : '';
      return at(`/p/${encodeURIComponent(handle)}${search}#reviews`);
    },
    productCards: (products) => at(`/product-cards?ids=${encodeURIComponent(products.join())}`),
    stock: (product) => at(`/stock/${encodeURIComponent(product)}`),
    variants: (handle) => at(`/p/${encodeURIComponent(handle)}/variants`),
    page: (slug) => at(`/e/${encodeURIComponent(slug)}`),
    article: (handle) => at(`/a/${encodeURIComponent(handle)}`),
    search: (text) => at(`/search${text ? `?${new URLSearchParams({ q: text })}` : ''}`),
    suggestions: (text) => at(`/search/suggestions?${new URLSearchParams({ q: text })}`),
    searchPresets: () => at('/search/presets'),
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
