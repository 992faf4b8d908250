import { expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { platformCard } from '../product/platform-product-examples.ts';
import { createCatalogue } from './catalogue.ts';

const perCall = 10;

/** Answers with reviews in pages of ten, as the platform does. */
function platformWithReviews(count: number) {
  const calls: string[] = [];
  const platform: Platform = {
    async send<Result>({ name }: { name: string }, variables: unknown) {
      calls.push(name);
      const { endCursor } = variables as { endCursor?: string };
      const start = Number(endCursor ?? 0);
      const end = Math.min(start + perCall, count);
      const reviews = {
        references: {
          nodes: Array.from({ length: end - start }, (_, index) => review(start + index)),
          pageInfo: { hasNextPage: end < count, endCursor: String(end) },
        },
      };
      const none = { nodes: [] };
      const lists = {
        fullVariants: { ...none, pageInfo: { hasNextPage: false, endCursor: null } },
        images: none,
        media: none,
        collections: none,
        tags: [],
        moduleFields: [],
      };
      return { product: { ...platformCard, ...lists, descriptionHtml: '', reviews } } as Result;
    },
  };
  return { platform, calls };
}

const review = (number: number) => ({
  id: `gid://shopify/Metaobject/${number}`,
  handle: `review-${number}`,
  fields: [
    { key: 'rating', value: '5' },
    { key: 'body', value: `Text ${number}` },
  ],
});

test.each([
  [0, 0, 0],
  [10, 10, 0],
  [11, 11, 1],
  [34, 34, 3],
  [900, 50, 4],
])(
  'of %i reviews %i are read, with %i additional requests [PDP-022]',
  async (count, shown, further) => {
    const { platform, calls } = platformWithReviews(count);
    const product = await createCatalogue(platform).product('night-shift', 'en');
    expect(product?.reviews.map(({ body }) => body)).toEqual(
      Array.from({ length: shown }, (_, number) => `Text ${number}`),
    );
    expect(calls).toEqual(['ProductDetail', ...Array(further).fill('ProductReviews')]);
  },
);
