import type { Locale } from './locales.ts';

export interface Hrefs {
  home(): string;
  collection(handle: string): string;
  brands(): string;
  /** The target of the advice finder's form. */
  advice(): string;
  /** The number of matches, as JSON. */
  adviceCount(): string;
  product(handle: string, variant?: string): string;
  /** A page of reviews on the product page. */
  productReviews(
    handle: string,
    view: { page: number; stars: number | null; order: string },
    variant?: string,
  ): string;
  /** Product cards by numeric id, as JSON. */
  productCards(products: string[]): string;
  /** The availability of a product's variants by numeric id, as JSON. */
  stock(product: string): string;
  /** A product's variants, as JSON. */
  variants(handle: string): string;
  /** A comparison of products by handle, in their order. */
  compare(handles: readonly string[]): string;
  /** The subscription calculator. */
  subscription(): string;
  page(slug: string): string;
  article(handle: string): string;
  /** The results page; without text, the target of the search form. */
  search(text?: string): string;
  /** Suggestions for a query, as JSON. */
  suggestions(text: string): string;
  /** The search window's presets, as JSON. */
  searchPresets(): string;
  /** With the amount in cents that is missing for a code: products that reach it. */
  cart(missing?: number): string;
  /** The cart as JSON; accepts the same forms as the cart page. */
  cartData(): string;
  /** Opens the platform's checkout. */
  checkout(): string;
  /** The newsletter page, and the target of its form for scripts. */
  newsletter(): string;
  newsletterSignUp(): string;
  /** The links in the newsletter's mails. */
  newsletterConfirm(token: string): string;
  newsletterUnsubscribe(token: string): string;
  /** The restock form's target for scripts, and the link in its confirmation mail. */
  restockRequest(): string;
  restockConfirm(token: string): string;
  /** The form to withdraw from a contract, and the one to cancel a contract; filled in for a signed-in customer's. */
  withdrawal(order?: string): string;
  cancellation(contract?: string): string;
  /** The customer's pages; the overview by default. */
  account(page?: string): string;
  /** The form to choose the delivery country. */
  deliveryCountry(): string;
  /** What header and footer say of a country, as JSON. */
  deliveryParts(country: string): string;
  /** Current data of saved items, as JSON. */
  savedItems(keys: string[]): string;
}

/** All URLs of the shop in one language and market. */
export function hrefsFor(locale: Locale): Hrefs {
  const at = (path = '') => `/${locale}${path}`;
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
    compare: (handles) =>
      at(`/compare${handles.length > 0 ? `?p=${handles.map(encodeURIComponent).join()}` : ''}`),
    subscription: () => at('/subscription'),
    page: (slug) => at(`/e/${encodeURIComponent(slug)}`),
    article: (handle) => at(`/a/${encodeURIComponent(handle)}`),
    search: (text) => at(`/search${text ? `?${new URLSearchParams({ q: text })}` : ''}`),
    suggestions: (text) => at(`/search/suggestions?${new URLSearchParams({ q: text })}`),
    searchPresets: () => at('/search/presets'),
    cart: (missing) => at(missing === undefined ? '/cart' : `/cart?missing=${missing}`),
    cartData: () => at('/cart/data'),
    checkout: () => at('/checkout'),
    newsletter: () => at('/e/newsletter'),
    newsletterSignUp: () => at('/newsletter/sign-up'),
    newsletterConfirm: (token) => at(`/newsletter/confirm?token=${encodeURIComponent(token)}`),
    newsletterUnsubscribe: (token) =>
      at(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`),
    restockRequest: () => at('/restock/request'),
    restockConfirm: (token) => at(`/restock/confirm?token=${encodeURIComponent(token)}`),
    withdrawal: (order) => at(`/withdrawal${order ? `?order=${order}` : ''}`),
    cancellation: (contract) => at(`/cancellation${contract ? `?contract=${contract}` : ''}`),
    account: (page) => at(`/account${page ? `/${page}` : ''}`),
    deliveryCountry: () => at('/delivery-country'),
    deliveryParts: (country) => at(`/delivery-parts/${encodeURIComponent(country)}`),
    savedItems: (keys) => at(`/cart/saved?items=${encodeURIComponent(keys.join())}`),
  };
}
