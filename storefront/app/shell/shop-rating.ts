import { createContext } from 'react';
import type { ShopRating } from '../commerce/reviews/shop-rating.ts';

/** Null where the platform has none. */
export const ShopRatingContext = createContext<ShopRating | null>(null);
