import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHtml } from '../../testing/html.ts';
import { euros } from '../commerce/price/money.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { EmptySearch } from './empty-search.tsx';
import { recentSearches } from './recent-searches.ts';

const offer = { price: euros(8.9), from: false, unitPrice: null };
const product = { vendor: 'Kernel & Co', picture: null, shortNote: null, rating: null, offer };
const page = readHtml(
  renderToStaticMarkup(
    <I18nProvider language="en" messages={allMessages.en}>
      <EmptySearch
        presets={{
          phrases: ['Decaf', 'Oat milk'],
          categories: [{ handle: 'filter-coffee', title: 'Filter coffee', picture: null }],
          products: [{ ...product, handle: 'night-shift', title: 'Night Shift' }],
        }}
        recent={recentSearches('en', {
          getItem: () => null,
          setItem: () => {},
          removeItem: () => {},
        })}
        onRun={() => {}}
      />
    </I18nProvider>,
  ),
);

test('popular search terms are chips [ENT-072 SEARCH-004]', () => {
  expect(page.one('list', 'Popular search terms').names('button')).toEqual(['Decaf', 'Oat milk']);
});

test('preset collections are cards that lead to them [SEARCH-006]', () => {
  const card = page.one('region', 'Go straight to').one('link', 'Filter coffee');
  expect(card.attribute('href')).toBe('/en/c/filter-coffee');
});

test('preset products lead to their pages [ROUTE-003 SEARCH-007]', () => {
  const hit = page.one('region', 'Often searched for').one('link', /Kernel & Co.*Night Shift/);
  expect(hit.attribute('href')).toBe('/en/p/night-shift');
});
