import type { ProductReviews } from '../../app/entry.server.tsx';

type Review = ProductReviews['reviews'][number];

/** With the average and distribution, if these are all ratings of the product. */
export function summarize(reviews: Review[], isComplete: boolean): ProductReviews {
  const shown = reviews.filter(({ body }) => body !== '');
  if (!isComplete || reviews.length === 0) {
    return { rating: null, ratingDistribution: null, reviews: shown };
  }
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    rating: { average: sum / reviews.length, count: reviews.length },
    ratingDistribution: [1, 2, 3, 4, 5].map(
      (stars) => reviews.filter(({ rating }) => Math.round(rating) === stars).length,
    ),
    reviews: shown,
  };
}

/** 'Mara Klein' becomes 'Mara K.': the full name is not meant for the public. */
export function publicName(first: string, last: string): string {
  return [first, last && `${last[0]}.`].filter(Boolean).join(' ');
}
