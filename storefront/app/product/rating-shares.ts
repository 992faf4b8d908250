import type { Review } from '../commerce/product.ts';

/** How the written reviews fall on five to one star, in whole per cent. */
export function ratingShares(reviews: Pick<Review, 'rating'>[]) {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => Math.round(rating) === stars).length;
    return { stars, percent: Math.round((count / Math.max(1, reviews.length)) * 100) };
  });
}
