import { expect, test } from 'vitest';
import { tagsIn } from './tags.ts';

test('every product, collection and metaobject in an answer is found once', () => {
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
