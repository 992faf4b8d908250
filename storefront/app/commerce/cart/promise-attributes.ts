import { shop } from '#shop/shop.ts';
import { formatsFor } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/languages.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import type { Country } from '../markets/destinations.ts';
import { deliveryPromise } from '../shipping/delivery-promise.ts';
import type { Cart } from './cart.ts';
import { deliveryDaysOfCart } from './cart-delivery.ts';

/**
 * The delivery promise for checkout and order. They may be seen after the cut-off and with another address, so it names
 * country and deadline. Empty where nothing is shipped.
 */
export function promiseAttributes(
  cart: Pick<Cart, 'lines'>,
  country: Country,
  language: Language,
  now: Date,
): { key: string; value: string }[] {
  const days = deliveryDaysOfCart(cart, country);
  if (!days) return [];
  const { warehouse } = shop.shipping;
  const { orderBy, from, to } = deliveryPromise(now, { country, days, warehouse });
  const format = formatsFor(language);
  const date = (day: string) =>
    format.dateAs(day, { weekday: 'long', day: 'numeric', month: 'long' });
  const name = format.country(country);
  const { checkout } = allMessages[language];
  return [
    {
      key: `${allMessages[language].delivery.to(name)} ${name}`,
      value: checkout.promised(date(from), date(to), date(orderBy), warehouse.cutOffHour),
    },
  ];
}
