import { expect, expectTypeOf, test } from 'vitest';
import { createCachedReviews } from './cached-reviews.ts';
import type { ProductReviews } from './review-source.ts';
import type { ShopRating } from './shop-rating.ts';

/** What is cached under format 1. Where a type differs, raise the format and write the new type down here. */
interface CachedProduct {
  rating: ProductReviews['rating'];
  ratingDistribution: ProductReviews['ratingDistribution'];
  reviews: ProductReviews['reviews'];
}

test('cached reviews have the format that their key names', async () => {
  expectTypeOf<keyof ProductReviews>().toEqualTypeOf<keyof CachedProduct>();
  const keys: string[] = [];
  const reviews = createCachedReviews({
    source: { name: 'judge.me', shop: async () => null },
    cache: {
      async read({ key }, load) {
        keys.push(key);
        return { ...(await load()), isStale: false };
      },
    },
    lifetime: { fresh: 1, stale: 1 },
    tag: 'reviews',
    onAnswer: () => {},
    onFailure: () => {},
  });
  expect(await reviews.shop()).toBe(null satisfies ShopRating | null);
  expect(keys).toEqual(['reviews:1:judge.me:shop']);
});
