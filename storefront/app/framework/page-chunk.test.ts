import { expect, test } from 'vitest';
import { pageChunk } from './page-chunk.ts';

const app = '/shop/storefront/app';

/** A graph of modules with those that import them. */
const graphOf = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => ({ importers: (importers[id] ?? []).map((by) => `${app}/${by}`) }),
});

const button = `${app}/ui/button.tsx`;

test.each<[string, string[], string | null]>([
  ['every page', ['routes/page-frame.tsx', 'routes/home.tsx'], 'shell'],
  ['the root', ['root.tsx'], 'shell'],
  ['two kinds of pages', ['routes/home.tsx', 'routes/product.tsx'], 'shared'],
  ['pages that sell', ['routes/cart.tsx', 'routes/product.tsx'], 'buying'],
  ['pages of one kind', ['routes/collection.tsx', 'routes/search.tsx'], 'listing'],
  [
    'a page, and one that few visits see',
    ['routes/product.tsx', 'routes/subscription.tsx'],
    'product',
  ],
  ['pages that few visits see', ['routes/subscription.tsx', 'routes/withdrawal.tsx'], 'others'],
  ['a single page that few visits see', ['routes/subscription.tsx'], null],
  ['nothing but dynamic imports', [], null],
])('what %s imports', (_, importers, chunk) => {
  expect(pageChunk(button, graphOf({ [button]: importers }))).toBe(chunk);
});

test('imports count through other modules, and circles end', () => {
  const field = `${app}/ui/field.tsx`;
  const graph = graphOf({
    [button]: ['ui/field.tsx'],
    [field]: ['ui/button.tsx', 'routes/cart.tsx'],
  });
  expect(pageChunk(button, graph)).toBe('cart');
});

test('styles that several kinds of pages share are one file', () => {
  const styles = `${app}/ui/price.module.css`;
  const pages = ['routes/cart.tsx', 'routes/product.tsx'];
  expect(pageChunk(styles, graphOf({ [styles]: pages }))).toBe('shared');
});

test('entry and messages are no part of the shell, which would wait for itself', () => {
  const messages = `${app}/i18n/messages/de/index.ts`;
  expect(pageChunk(messages, graphOf({ [messages]: ['entry.client.tsx'] }))).toBeNull();
});

test('what texts of every page share with those of the cart is no file of its own', () => {
  const places = `${app}/i18n/messages/de/places.ts`;
  expect(pageChunk(places, graphOf({ [places]: ['i18n/messages/de/cart.ts'] }))).toBe('shell');
});
