import { expect, test } from 'vitest';
import type { Listing } from '../../commerce/collection/collection.ts';
import { parseListingQuery } from '../../commerce/collection/listing-query.ts';
import type { ProductCard } from '../../commerce/product/product.ts';
import { exampleCard } from '../../commerce/product/product-examples.ts';
import { nearMatches } from './find-near-matches.ts';
import type { GivenAnswer } from './given-answers.tsx';

const card = (id: string): ProductCard => ({ ...exampleCard, id });
const listingOf = (ids: string[], nextCursor: string | null = null): Listing => ({
  products: ids.map(card),
  nextCursor,
  total: ids.length,
  filterGroups: [],
});
const answer = (name: GivenAnswer['name'], without: string): GivenAnswer => ({
  name,
  title: name,
  strength: null,
  filters: [],
  without,
});
const taste = answer('taste', '/de/c/all-coffees?strength=mild');
const strength = answer('strength', '/de/c/fruity?taste=fruity');

async function near(given: GivenAnswer[], exact: Listing, found: Record<string, string[]>) {
  const asked: string[] = [];
  const matches = await nearMatches({
    answers: given.length > 0 ? { given, change: '' } : null,
    listing: exact,
    query: parseListingQuery(new URLSearchParams()),
    language: 'de',
    catalogue: {
      async collection({ handle }) {
        asked.push(handle);
        const ids = found[handle];
        return ids ? { listing: listingOf(ids) } : null;
      },
    },
  });
  return { asked, shown: matches.map(({ product, missed }) => `${product.id} ${missed}`) };
}

test('products that miss one answer follow, the strength first, each once [CMP-007]', async () => {
  const { shown } = await near([taste, strength], listingOf(['a']), {
    fruity: ['a', 'b', 'c'],
    'all-coffees': ['a', 'c', 'd'],
  });
  expect(shown).toEqual(['b strength', 'c strength', 'd taste']);
});

test('at most eight per missed answer, twelve in total', async () => {
  const many = (letter: string) => Array.from({ length: 20 }, (_, index) => `${letter}${index}`);
  const { shown } = await near([taste, strength], listingOf([]), {
    fruity: many('f'),
    'all-coffees': many('c'),
  });
  expect(shown.filter((text) => text.endsWith('strength'))).toHaveLength(8);
  expect(shown).toHaveLength(12);
});

test.each([
  ['no answers', [], listingOf(['a'])],
  ['one answer', [taste], listingOf(['a'])],
  ['further full matches', [taste, strength], listingOf(['a'], 'cursor')],
])('nothing is asked with %s', async (_name, given, exact) => {
  expect(await near(given, exact, { fruity: ['b'] })).toEqual({ asked: [], shown: [] });
});
