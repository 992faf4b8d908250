import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { readHtml } from '../../testing/html.ts';
import { euros } from '../commerce/price/money.ts';
import type { PageHit, ProductHit, Suggestions } from '../commerce/search/search.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { SearchHits } from './search-hits.tsx';

// test files share their modules: none may be loaded before the mocks, or stay loaded with them
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// no matchMedia in Node
const isWide = vi.hoisted(() => ({ value: false }));
vi.mock('../ui/use-media-query.ts', () => ({ useMediaQuery: () => isWide.value }));

const { search: t } = allMessages.en;
const text = specifiedIn('en');
const product: ProductHit = {
  handle: 'night-shift',
  title: 'Night Shift',
  vendor: 'Kernel & Co',
  picture: null,
  shortNote: null,
  rating: null,
  offer: { price: euros(8.9), from: true, unitPrice: { price: euros(35.6), unit: 'kg' } },
};
const preset = { ...product, handle: 'travel-grinder', title: 'Travel grinder' };
const category = { handle: 'espresso', title: 'Espresso', logo: null, picture: null };

function show(hits: Partial<Suggestions>, active = -1) {
  return renderToStaticMarkup(
    <I18nProvider language="en" messages={allMessages.en}>
      <SearchHits
        hits={{ products: [], categories: [], phrases: [], pages: [], articles: [], ...hits }}
        query="espr"
        listId="hits"
        active={active}
        presets={{ phrases: ['Decaf'], categories: [], products: [preset] }}
        onRun={() => {}}
        onFollow={() => {}}
      />
    </I18nProvider>,
  );
}

test('options are numbered in document order, and one is selected', () => {
  const html = show({ phrases: ['espresso'], categories: [category], products: [product] }, 1);
  const options = [...html.matchAll(/<a id="(hits-\d)" role="option" aria-selected="(\w+)"/g)];
  expect(options.map(([, id, selected]) => [id, selected])).toEqual([
    ['hits-0', 'false'],
    ['hits-1', 'true'],
    ['hits-2', 'false'],
  ]);
  expect(html).toMatch(/<mark[^>]*>Espr<\/mark>esso/);
});

test('a product without a picture has a placeholder icon [SEARCH-013]', () => {
  expect(show({ products: [product] })).toMatch(/<svg[^>]*><use href="[^"]*#package"/);
});

test('a hit shows price and unit price [SEARCH-012]', () => {
  const said = show({ products: [product] })
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(said).toContain('from €8.90 €35.60/kg');
});

test('a suggestion that differs from the query only by a hyphen is left out', () => {
  expect(show({ phrases: ['ESP-R'], products: [product] })).not.toContain('ESP-R');
});

test.each([
  ['categories', { products: [product] }, ['No categories found']],
  ['products', { categories: [category] }, ['Please try another search phrase']],
  ['anything', {}, ['Please try another search phrase', 'No categories found']],
])('without %s there is a message [ERR-005 ERR-007]', (_what, hits, sentences) => {
  for (const sentence of sentences) expect(show(hits)).toContain(sentence);
});

describe('on a wide screen', () => {
  const picture = { url: 'https://cdn.example/a.webp', alt: '' };
  const second = { ...product, handle: 'bon-dimanche', title: 'Bon Dimanche', picture };

  beforeEach(() => {
    isWide.value = true;
  });
  afterEach(() => {
    isWide.value = false;
  });

  test('the first hit is large, and each shows vendor and title [CONST-047 SEARCH-010 SEARCH-011 SEARCH-012]', () => {
    const page = readHtml(show({ products: [{ ...product, picture }, second] }));
    const top = page.one('group', t.topProduct);
    expect(top.text).toMatch(/Kernel & Co.*Night Shift/);
    expect([top.one('img').attribute('width'), top.one('img').attribute('height')]).toEqual([
      '200',
      '200',
    ]);
    const [hit, ...others] = page.one('group', t.products).all('option');
    expect(others).toEqual([]);
    expect(hit?.text).toMatch(/Kernel & Co.*Bon Dimanche/);
    expect([hit?.one('img').attribute('width'), hit?.one('img').attribute('height')]).toEqual([
      '100',
      '100',
    ]);
  });

  test('a single hit shows that there are no others [ERR-006]', () => {
    expect(show({ products: [product] })).toContain(text.noOtherProducts);
  });
});

test('a category is a link, with the brand’s logo where there is one [ROUTE-002 SEARCH-009]', () => {
  const logo = { url: 'https://cdn.example/logo.svg', alt: 'Kernel & Co' };
  const brand = { handle: 'kernel-co', title: 'Kernel & Co', logo, picture: null };
  const page = readHtml(show({ categories: [category, brand] }));
  const [plain, withLogo] = page.one('group', t.categories).all('option');
  expect([plain?.attribute('href'), plain?.count('img')]).toEqual(['/en/c/espresso', 0]);
  expect([withLogo?.attribute('href'), withLogo?.count('img')]).toEqual(['/en/c/kernel-co', 1]);
});

test('the category that is meant has a picture', () => {
  const picture = { url: 'https://cdn.example/beans.webp', alt: 'Beans' };
  const page = readHtml(show({ categories: [{ ...category, picture }, category] }));
  const options = page.one('group', t.categories).all('option');
  expect(options.map((option) => option.count('img'))).toEqual([1, 0]);
});

const help: PageHit = {
  icon: 'truck',
  title: 'Espresso delivery',
  description: 'How we ship',
  url: '/en/e/shipping',
};

test('pages that answer the query stand beside the categories, articles about it last', () => {
  const article: PageHit = {
    icon: 'book-open',
    title: 'Espresso',
    description: 'How to',
    url: '/en/a/espresso',
  };
  const html = show({
    products: [product],
    categories: [category],
    pages: [help],
    articles: [article],
  });
  const addresses = [...html.matchAll(/role="option"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(addresses).toEqual([
    '/en/c/espresso',
    '/en/e/shipping',
    '/en/p/night-shift',
    '/en/a/espresso',
  ]);
});

test('a page has its icon', () => {
  expect(show({ pages: [help] })).toMatch(/<svg[^>]*><use href="[^"]*#truck"/);
});

test('a page is no empty result', () => {
  const html = show({ pages: [help] });
  expect(html).not.toContain(t.nothingFor('espr'));
  expect(html).not.toContain(text.tryAnotherPhrase);
});

test.each([
  ['a page', { pages: [help] }, 1],
  ['nothing', {}, 1],
  ['a product', { products: [product] }, 0],
])('products to go on with, which are no options, where there is %s: %#', (_, hits, count) => {
  const page = readHtml(show(hits));
  expect(page.all('heading', t.oftenSought)).toHaveLength(count);
  expect(page.all('link', /Travel grinder/)).toHaveLength(count);
});
