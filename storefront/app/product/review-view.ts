import type { Review } from '../commerce/product/product.ts';

export const reviewOrders = ['newest', 'best', 'worst'] as const;
type ReviewOrder = (typeof reviewOrders)[number];

/** Page, filter and order in the address. */
export interface ReviewView {
  page: number;
  /** Only those with so many stars; null for all. */
  stars: number | null;
  order: ReviewOrder;
}

const reviewsPerPage = 3;

/** Invalid values fall back to their defaults. */
export function readReviewView(search: URLSearchParams): ReviewView {
  const page = Number(search.get('reviews'));
  const stars = search.get('stars') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    order: reviewOrders.find((order) => order === search.get('sort')) ?? 'newest',
  };
}

const compare: Record<ReviewOrder, (a: Review, b: Review) => number> = {
  newest: byDate,
  best: (a, b) => b.rating - a.rating || byDate(a, b),
  worst: (a, b) => a.rating - b.rating || byDate(a, b),
};

export function selectReviews(reviews: readonly Review[], { page, stars, order }: ReviewView) {
  const matching = reviews
    .filter(({ rating }) => stars === null || Math.round(rating) === stars)
    .toSorted(compare[order]);
  const pages = Math.ceil(matching.length / reviewsPerPage);
  const current = page <= pages ? page : 1;
  return {
    matching,
    shown: matching.slice((current - 1) * reviewsPerPage, current * reviewsPerPage),
    page: current,
    pages,
  };
}

function byDate(a: Review, b: Review): number {
  return (b.date ?? '').localeCompare(a.date ?? '');
}
