import { expect, test } from 'vitest';
import { examplePlatform } from '../platform/platform-examples.ts';
import { platformCard, platformVariant } from '../product/platform-product-examples.ts';
import { createSavedProducts } from './saved-products.ts';

const picture = (name: string) => ({
  id: name,
  url: `https://cdn.example/${name}.webp`,
  altText: null,
});
const product = {
  ...platformCard,
  id: 'gid://shopify/Product/12',
  featuredImage: picture('shared'),
};
const variants = [
  { ...platformVariant, product },
  { ...platformVariant, id: 'gid://shopify/ProductVariant/2', image: picture('own'), product },
];

function savedAmong(found: typeof variants) {
  const { platform, sent } = examplePlatform(({ ids }: { ids: string[] }) => ({
    nodes: ids.map((id) => {
      const variant = found.find((one) => one.id === id);
      return variant ? { __typename: 'ProductVariant', ...variant } : null;
    }),
  }));
  return { read: createSavedProducts(platform).read, sent };
}

test('saved variants have current data, in the order of the keys, after one request', async () => {
  const { read, sent } = savedAmong(variants);
  expect(await read(['12.2', '12.1'], 'en')).toMatchObject([
    {
      key: '12.2',
      product: { handle: 'night-shift', title: 'Night Shift', vendor: 'Kernel & Co' },
      variant: { price: { amount: 890 }, picture: { url: 'https://cdn.example/own.webp' } },
    },
    {
      key: '12.1',
      variant: { picture: { url: 'https://cdn.example/shared.webp', alt: 'Night Shift' } },
    },
  ]);
  const ids = ['gid://shopify/ProductVariant/2', 'gid://shopify/ProductVariant/1'];
  expect(sent).toEqual([{ name: 'SavedVariants', variables: { ids, language: 'EN' } }]);
});

test('items that no longer exist are left out', async () => {
  expect(await savedAmong(variants).read(['12.9', '12.1', '13.2'], 'de')).toHaveLength(1);
  expect(await savedAmong([]).read(['12.1'], 'de')).toEqual([]);
});

test('an invalid key sends no request', async () => {
  const { read, sent } = savedAmong(variants);
  expect(await read(['nonsense', ''], 'de')).toEqual([]);
  expect(sent).toEqual([]);
});
