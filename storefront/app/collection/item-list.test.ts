import { expect, test } from 'vitest';
import { exampleCard } from '../commerce/product/product-examples.ts';
import { toItemList } from './item-list.ts';

test('variants with a card each are one item, at the address of their product', () => {
  const products = ['moka', 'moka', 'kettle'].map((handle) => ({ ...exampleCard, handle }));
  expect(toItemList(products, (handle) => `https://shop.example/${handle}`)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://shop.example/moka' },
      { '@type': 'ListItem', position: 2, url: 'https://shop.example/kettle' },
    ],
  });
});
