import { expect, test } from 'vitest';
import { platformCard } from './platform-product-examples.ts';
import { toProductTest, toProductTestReport } from './to-product-test.ts';

const fields = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value, reference: null }));
const nodeOf = (values: Record<string, string>) => ({
  id: 'gid://shopify/Metaobject/1',
  handle: 'test-korn-64',
  fields: fields({ title: 'Korn 64 tested', ...values }),
});

test('a report has its points, paragraphs, date and the tested product', () => {
  const node = nodeOf({
    score: '8.7',
    date: '2026-09-21',
    points: '[{"label":"Handling","weight":20,"value":8.4}]',
    body: 'We sieved.\n\nWe drank.',
  });
  const product = {
    key: 'product',
    value: platformCard.id,
    reference: { __typename: 'Product' as const, ...platformCard },
  };
  expect(toProductTestReport({ ...node, fields: [...node.fields, product] })).toMatchObject({
    handle: 'test-korn-64',
    title: 'Korn 64 tested',
    score: 8.7,
    date: '2026-09-21',
    points: [{ label: 'Handling', weight: 20, value: 8.4 }],
    paragraphs: ['We sieved.', 'We drank.'],
    product: { handle: 'night-shift' },
    collection: null,
  });
});

test('a comparison has the collection it compares', () => {
  const node = nodeOf({});
  const collection = {
    key: 'collection',
    value: 'gid://shopify/Collection/1',
    reference: {
      __typename: 'Collection' as const,
      id: 'gid://shopify/Collection/1',
      handle: 'grinders',
    },
  };
  expect(toProductTestReport({ ...node, fields: [...node.fields, collection] })).toMatchObject({
    product: null,
    collection: 'grinders',
  });
});

test.each([
  ['points that are no JSON', { points: 'eight' }, { points: [] }],
  ['points beyond ten', { points: '[{"label":"x","weight":20,"value":11}]' }, { points: [] }],
  ['a date that is none', { date: 'last spring' }, { date: null }],
  ['a score beyond ten', { score: '87' }, { score: null }],
  ['no text at all', {}, { paragraphs: [] }],
])('%s are left out', (_name, values, left) => {
  expect(toProductTestReport(nodeOf(values))).toMatchObject(left);
});

test('a test without a title is null', () => {
  expect(toProductTest({ handle: 'x', fields: fields({ verdict: 'Good' }) })).toBeNull();
});
