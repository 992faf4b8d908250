import { expect, test } from 'vitest';
import { shareLimit } from './share-limit.ts';

const none = { pages: [], articles: [] };
const found = { ...none, queries: ['a'], products: [1, 2, 3, 4, 5, 6], collections: [11, 12] };

test('EACH gives the limit to every kind', () => {
  expect(shareLimit('EACH', 5, found)).toEqual({
    queries: ['a'],
    products: [1, 2, 3, 4, 5],
    collections: [11, 12],
    ...none,
  });
});

test('ALL shares it', () => {
  expect(shareLimit('ALL', 5, found)).toEqual({
    queries: ['a'],
    products: [1, 2],
    collections: [11, 12],
    ...none,
  });
});

test('what one kind leaves goes to the others', () => {
  const products = [1, 2, 3, 4, 5];
  expect(shareLimit('ALL', 4, { ...none, queries: [], products, collections: [] })).toEqual({
    ...none,
    queries: [],
    products: [1, 2, 3, 4],
    collections: [],
  });
});
