import { z } from 'zod';
import { parseJson } from '../platform/parse-json.ts';
import type { ShopRating } from './shop-rating.ts';

const shopRating = z.object({ average: z.number().min(1).max(5), count: z.int().min(1) });

/** Null where it is missing or malformed, so that no rating is claimed. */
export function toShopRating(value: string | null | undefined): ShopRating | null {
  return shopRating.safeParse(parseJson(value)).data ?? null;
}
