import { expect, test } from 'vitest';
import { tagsIn } from './tags.ts';

test('every product, collection and metaobject in a response is tagged once', () => {
  const answer = {
    collection: {
      id: 'gid://shopify/Collection/7',
      products: [
        { id: 'gid://shopify/Product/12', image: { id: 'gid://shopify/ImageSource/3' } },
        { id: 'gid://shopify/Product/12', badge: { id: 'gid://shopify/Metaobject/5' } },
      ],
      text: 'not gid://shopify/Product/99',
      parent: null,
      count: 4,
    },
  };
  expect(tagsIn(answer)).toEqual(['c7', 'p12', 'm5']);
});

test.each([
  'gid://shopify/ProductVariant/12',
  'gid://shopify/Product/12?cart=3',
  'gid://shopify/Product/x',
  `gid://shopify/Product/${'1'.repeat(21)}`,
  'xgid://shopify/Product/12',
  12,
  null,
  undefined,
])('%j has no tag', (value) => {
  expect(tagsIn([value])).toEqual([]);
});
