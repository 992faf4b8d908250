import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { euros } from '../commerce/money.ts';
import type { ProductHit, Suggestions } from '../commerce/search.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { SearchHits } from './search-hits.tsx';

const product: ProductHit = {
  handle: 'night-shift',
  title: 'Night Shift',
  vendor: 'Kernel & Co',
  picture: null,
  shortNote: null,
  rating: null,
  offer: { price: euros(8.9), from: true, unitPrice: { price: euros(35.6), unit: 'kg' } },
};
const category = { handle: 'espresso', title: 'Espresso', logo: null };

function show(hits: Partial<Suggestions>, active = -1) {
  return renderToStaticMarkup(
    <I18nProvider language="en" messages={allMessages.en}>
      <SearchHits
        hits={{ products: [], categories: [], phrases: [], ...hits }}
        query="espr"
        listId="hits"
        active={active}
        popular={['Decaf']}
        onRun={() => {}}
        onFollow={() => {}}
      />
    </I18nProvider>,
  );
}

test('the options are numbered in the order of the page, and one is selected', () => {
  const html = show({ phrases: ['espresso'], categories: [category], products: [product] }, 1);
  const options = [...html.matchAll(/<a id="(hits-\d)" role="option" aria-selected="(\w+)"/g)];
  expect(options.map(([, id, selected]) => [id, selected])).toEqual([
    ['hits-0', 'false'],
    ['hits-1', 'true'],
    ['hits-2', 'false'],
  ]);
  expect(html).toMatch(/<mark[^>]*>Espr<\/mark>esso/);
});

test('a product without a picture has a mark in its place', () => {
  expect(show({ products: [product] })).toMatch(/<svg[^>]*><use href="[^"]*#package"/);
});

test('a hit names its price with the unit price', () => {
  const text = show({ products: [product] })
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('from €8.90 €35.60/kg');
});

test('a proposal that differs in a hyphen from what was typed is none', () => {
  expect(show({ phrases: ['ESP-R'], products: [product] })).not.toContain('ESP-R');
});

test.each([
  ['categories', { products: [product] }, ['No categories found']],
  ['products', { categories: [category] }, ['Please try another search phrase']],
  ['anything', {}, ['Please try another search phrase', 'No categories found']],
])('without %s it says so', (_what, hits, sentences) => {
  for (const sentence of sentences) expect(show(hits)).toContain(sentence);
});
