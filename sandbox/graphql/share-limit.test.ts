import { expect, test } from 'vitest';
import { shareLimit } from './share-limit.ts';

const found = { queries: ['a'], products: [1, 2, 3, 4, 5, 6], collections: [11, 12] };

test('EACH gives the limit to every kind', () => {
  expect(shareLimit('EACH', 5, found)).toEqual({
    queries: ['a'],
    products: [1, 2, 3, 4, 5],
    collections: [11, 12],
  });
});

test('ALL shares it', () => {
  expect(shareLimit('ALL', 5, found)).toEqual({
    queries: ['a'],
    products: [1, 2],
    collections: [11, 12],
  });
});

test('what one kind leaves goes to the others', () => {
  expect(shareLimit('ALL', 4, { queries: [], products: [1, 2, 3, 4, 5], collections: [] })).toEqual(
    {
      queries: [],
      products: [1, 2, 3, 4],
      collections: [],
    },
  );
});
