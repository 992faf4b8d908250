import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductHit, Suggestions } from '../commerce/search.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { SearchHits } from './search-hits.tsx';

const { search: t } = allMessages.en;
const product: ProductHit = {
  handle: 'night-shift',
  title: 'Night Shift',
  vendor: 'Kernel & Co',
  picture: null,
  shortNote: null,
  rating: null,
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

test.each([
  ['categories', { products: [product] }, t.noCategories],
  ['products', { categories: [category] }, t.tryAnother],
  ['anything', {}, t.nothingFor('espr')],
])('without %s it says so', (_what, hits, words) => {
  expect(show(hits)).toContain(words);
});
