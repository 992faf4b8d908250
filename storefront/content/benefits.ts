import type { ShippingTerms } from '../app/commerce/shipping/shipping.ts';
import { formatsFor } from '../app/i18n/formats.ts';
import type { Locale } from '../app/i18n/locales.ts';
import { fillFacts, shopFacts } from './documents/shop-facts.ts';
import { linkUrl } from './links.ts';
import type { Benefit } from './model.ts';

/**
 * With the terms of a delivery country. Shipping is either free from an amount on or has a cost: a benefit that names
 * what does not apply there is left out.
 */
export function benefitsFor(
  benefits: Benefit[],
  terms: ShippingTerms,
  locale: Locale,
  currency?: string,
) {
  const { money, roundMoney, range } = formatsFor(locale, currency);
  const { freeFrom, cost, days } = terms;
  const inCountry = {
    ...shopFacts(locale, currency),
    freeFrom: freeFrom && roundMoney(freeFrom),
    shippingCost: freeFrom ? null : cost && money(cost),
    deliveryDays: range(days.min, days.max),
  };
  return benefits.flatMap(({ icon, text, link }) => {
    const title = fillFacts(text, inCountry);
    if (/\{(freeFrom|shippingCost)\}/.test(title)) return [];
    return [{ icon, title, href: link && linkUrl(link, locale) }];
  });
}
