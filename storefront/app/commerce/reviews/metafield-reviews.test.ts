import { expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { createMetafieldReviews } from './metafield-reviews.ts';

const none = { rating: null, ratingCount: null, judgeMeRating: null, judgeMeCount: null };

test.each([
  [
    'in the standard format',
    {
      rating: { value: '{"value":"4.6","scale_min":"1.0","scale_max":"5.0"}' },
      ratingCount: { value: '120' },
    },
    { average: 4.6, count: 120 },
  ],
  [
    'as Judge.me writes it',
    { judgeMeRating: { value: '4.63' }, judgeMeCount: { value: '812' } },
    { average: 4.63, count: 812 },
  ],
  ['absent', {}, null],
  ['empty', { judgeMeRating: { value: '0.00' }, judgeMeCount: { value: '0' } }, null],
])('the shop’s total %s', async (_, metafields, total) => {
  const platform: Platform = {
    send: async <Result>() => ({ shop: { ...none, ...metafields } }) as Result,
  };
  expect(await createMetafieldReviews(platform).shop()).toEqual(total);
});
