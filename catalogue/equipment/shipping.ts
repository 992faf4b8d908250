import type { ProductType } from '../model.ts';
import type { Draft } from './draft.ts';

const heavyGrams = 25_000;
const costlyCents = 150_000;
const machines: ProductType[] = [
  'portafilter-machine',
  'fully-automatic-machine',
  'filter-machine',
];

/** Heavy or costly machines go by forwarding agency. */
export const isFreight = (draft: Draft) =>
  machines.includes(draft.productType) &&
  draft.variants.some(({ weightGrams, price }) => weightGrams > heavyGrams || price > costlyCents);

/** The tag the shipping kind is read from; a parcel needs none. */
export function shippingTags(draft: Draft): string[] {
  if (isFreight(draft)) return ['Speditionsversand'];
  if (draft.productType === 'electric-grinder') return ['Elektrische Mühlen'];
  return draft.hasPlug ? ['Sonderversand'] : [];
}
