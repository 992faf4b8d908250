import { useRouteLoaderData } from 'react-router';
import type { ShopRating } from '../commerce/review-source.ts';
import { shop } from '../commerce/shop.ts';

/** Site-wide settings from the root loader. */
export interface Site {
  publicOrigin: string;
  accountUrl: string;
  /** Whether visitors can sign up; false without a database. */
  hasNewsletter: boolean;
  /** Of all reviews of the shop. */
  rating: ShopRating;
}

/** Undefined on a page whose root loader failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<Site>('root');
}

/** The configured numbers on a page whose root loader failed. */
export function useShopRating(): ShopRating {
  return useSite()?.rating ?? shop.reviews;
}
