import { variantKey } from '../product/product.ts';
import type { CartLine, IntervalOffer } from './cart.ts';
import { savedKey } from './saved-key.ts';

/** A saved item; one that lay in the cart returns as it was there. */
export interface SavedEntry {
  /** Product and variant. */
  key: string;
  quantity: number;
  subscription: IntervalOffer | null;
}

const pattern =
  /^(\d{1,20}\.\d{1,20})(?: ([1-9]\d{0,5})(?: (\d{1,20}) (DAY|WEEK|MONTH) ([1-9]\d{0,2}))?)?$/;

/** A line of the cart as the browser stores it; gift cards cannot be saved, so there is no recipient to keep. */
export function savedEntry({ product, variant, quantity, subscription }: CartLine): string {
  const key = `${savedKey(product.id, variant.id)} ${Math.max(quantity, 1)}`;
  if (!subscription) return key;
  const { planId, interval } = subscription;
  return `${key} ${variantKey(planId)} ${interval.unit} ${interval.count}`;
}

export function parseSavedEntry(text: unknown): SavedEntry | null {
  const [, key, quantity, plan, unit, count] =
    (typeof text === 'string' && pattern.exec(text)) || [];
  if (!key) return null;
  const interval = { unit: parseUnit(unit), count: Number(count) };
  return {
    key,
    quantity: Number(quantity ?? 1),
    subscription: plan ? { planId: `gid://shopify/SellingPlan/${plan}`, interval } : null,
  };
}

function parseUnit(unit: string | undefined): IntervalOffer['interval']['unit'] {
  return unit === 'DAY' || unit === 'MONTH' ? unit : 'WEEK';
}
