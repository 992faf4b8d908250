import type { Language } from '../catalogue-format/languages.ts';
import type { ShippingOption } from './shipping.ts';
import { textsIn } from './texts/index.ts';

/** How long an option takes, as far as the shop says. */
export function shippingTime(
  { method, kind, days }: Pick<ShippingOption, 'method' | 'kind' | 'days'>,
  language: Language,
): string {
  const words = textsIn(language).shipping;
  if (method === 'pickup') return words.pickupTime;
  const time = days ? words.days(`${days.min}–${days.max}`) : '';
  return [time, words[`${kind}Time`]].filter(Boolean).join(', ');
}
