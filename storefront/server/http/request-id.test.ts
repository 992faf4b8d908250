import { expect, test } from 'vitest';
import { requestIdOf } from './request-id.ts';

const idOf = (given?: string) =>
  requestIdOf(new Headers(given === undefined ? {} : { 'x-request-id': given }));

test.each(['edge-001', 'a_b-C_9z', 'x'.repeat(64)])('the edge’s id %s is kept', (given) => {
  expect(idOf(given)).toBe(given);
});

test.each([undefined, '', '7-chars', 'x'.repeat(65), 'two words', 'edge-001;a', '!edge-001'])(
  'instead of %j there is a new one',
  (given) => {
    expect(idOf(given)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(idOf(given)).not.toBe(idOf(given));
  },
);
