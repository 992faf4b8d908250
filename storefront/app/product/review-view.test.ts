import { expect, test } from 'vitest';
import type { Review } from '../commerce/product/product.ts';
import { readReviewView, selectReviews } from './review-view.ts';

const review = (id: string, rating: number, date: string | null): Review => ({
  id,
  rating,
  date,
  author: 'Jonas R.',
  place: null,
  isVerified: true,
  language: 'de',
  original: null,
  title: null,
  body: 'Gut.',
});

const reviews = [
  review('a', 5, '2026-10-01'),
  review('b', 3, '2026-11-01'),
  review('c', 4, '2026-09-01'),
  review('d', 3, '2026-08-01'),
  review('e', 5, null),
];
const all = { page: 1, stars: null, order: 'newest' } as const;
const ids = (shown: Review[]) => shown.map(({ id }) => id).join('');

test.each([
  ['', all],
  ['reviews=2&stars=3&sort=worst', { page: 2, stars: 3, order: 'worst' }],
  ['reviews=0&stars=6&sort=cheapest', all],
  ['reviews=1.5&stars=3.0&sort=', all],
  ['reviews=-2&stars=&sort=NEWEST', all],
])('reads ?%s', (query, view) => {
  expect(readReviewView(new URLSearchParams(query))).toEqual(view);
});

test.each([
  ['the newest first', all, 'bac'],
  ['the best first', { ...all, order: 'best' }, 'aec'],
  ['the worst first', { ...all, order: 'worst' }, 'bdc'],
  ['those of three stars', { ...all, stars: 3 }, 'bd'],
  ['none of one star', { ...all, stars: 1 }, ''],
  ['the second page', { ...all, page: 2 }, 'de'],
  ['the first page instead of one that is not there', { ...all, page: 9 }, 'bac'],
] as const)('shows %s', (_, view, expected) => {
  expect(ids(selectReviews(reviews, view).shown)).toBe(expected);
});
