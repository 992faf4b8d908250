import { ownCurrency } from '#shop/identity.ts';
import { type FurtherLocale, localeOfPath } from './locales.ts';
import type { Market } from './market.ts';

/** What a document says of its market; nothing in a shop without further ones. */
export function marketAttributes({ currency, further }: Market) {
  return {
    'data-currency': currency === ownCurrency ? undefined : currency,
    'data-markets': further.join(' ') || undefined,
  };
}

/** In the browser: of the document as it was loaded, since another market is another document. */
export function readMarket(): Market {
  const { currency = ownCurrency, markets } = document.documentElement.dataset;
  const further = (markets?.split(' ') ?? []) as FurtherLocale[];
  return { locale: localeOfPath(location.pathname), currency, further };
}
