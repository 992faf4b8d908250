import { createContext, use, useSyncExternalStore } from 'react';
import { countryCookie, deliveryCountry } from '../commerce/markets/delivery-country.ts';
import type { Country } from '../commerce/markets/destinations.ts';
import { type ShippingTerms, shippingTerms } from '../commerce/shipping/shipping.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { createStore } from '../ui/create-store.ts';

const choices = createStore(0);

/** Stores the choice in this browser; everything that depends on it is rendered again. */
export function chooseCountry(country: Country) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it for cart and checkout, too
  document.cookie = countryCookie(country);
  choices.set(choices.get() + 1);
}

export const onCountryChosen = choices.subscribe;

/** The choice as the server knows it, on pages that are not cached. */
export const KnownCountryContext = createContext<Country | null>(null);

interface Delivery {
  country: Country;
  name: string;
  /** Of a parcel. */
  terms: ShippingTerms;
}

/** Where to, at what cost and how fast. Cached pages are rendered for the country of their market. */
export function useDelivery(): Delivery {
  const { market, format } = useI18n();
  const known = use(KnownCountryContext);
  const country = useSyncExternalStore(
    subscribe,
    () => deliveryCountry(document.cookie, market),
    () => known ?? deliveryCountry(null, market),
  );
  const terms = shippingTerms('standard', country, market.currency);
  return { country, name: format.country(country), terms };
}

/** Another tab may have changed it meanwhile. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = choices.subscribe(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', listener);
  };
}
