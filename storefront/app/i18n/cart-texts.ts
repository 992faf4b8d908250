import { cartMessages } from '#shop/messages/load-cart.ts';
import { useI18n } from './i18n.tsx';
import { languageOf } from './locales.ts';
import { readMarket } from './market-of-document.ts';
import type { CartMessages } from './messages/message-types.ts';

// of the document's language, which stays for the whole visit
let loaded: CartMessages | null = null;
let loading: Promise<void> | null = null;

/** The cart's texts in the browser, which only pages and parts around the cart load. Retries once. */
export function loadCartTexts(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load() {
  const texts = cartMessages[languageOf(readMarket().locale)];
  loaded = await texts().catch(texts);
}

/** Null where no page or part has asked for them. */
export const pendingCartTexts = () => loading;

/** For a part that is loaded on demand: with the cart's texts. */
export function withCartTexts<Part>(loadPart: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([loadPart(), loadCartTexts()]);
    return part;
  };
}

/** Null until they are loaded; the server has all texts. */
export function cartTexts(t: Partial<CartMessages>): CartMessages['cart'] | null {
  return t.cart ?? loaded?.cart ?? null;
}

/** For what is shown only once the cart's texts are loaded (`withCartTexts`). */
export function useCartI18n() {
  const { t, ...others } = useI18n();
  const cart = cartTexts(t);
  if (!cart) throw new Error('the texts of the cart are not loaded');
  return { ...others, t: { ...t, cart } };
}
