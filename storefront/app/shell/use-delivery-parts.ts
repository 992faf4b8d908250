import { useEffect } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { useDelivery } from './delivery-country.ts';
import { frameElements } from './frame-elements.ts';

/** The element that says for which country header and footer are. */
export const deliveryPartsMark = 'data-delivery-country';

/** Header and footer come for the country of the language: where another was chosen, their texts are fetched. */
export function useDeliveryParts() {
  const { href } = useI18n();
  const { country } = useDelivery();
  useEffect(() => {
    const mark = document.querySelector(`[${deliveryPartsMark}]`);
    if (!mark || mark.getAttribute(deliveryPartsMark) === country) return;
    const left = new AbortController();
    fetchParts(href.deliveryParts(country), left.signal).then(
      (parts) => {
        mark.setAttribute(deliveryPartsMark, country);
        for (const [id, html] of Object.entries(parts)) {
          for (const element of frameElements(`#${id}`)) element.innerHTML = html;
        }
      },
      // the former texts stay; the cart and the product page know the country
      () => {},
    );
    return () => left.abort();
  }, [country, href]);
}

/** From our own server, which renders them. */
async function fetchParts(address: string, signal: AbortSignal): Promise<Record<string, string>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
