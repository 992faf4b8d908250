import { expect, test } from 'vitest';
import { examplePlatform } from './platform-examples.ts';
import { createSavedProducts } from './saved-products.ts';
import { platformCard, platformVariant } from './transforms/product-examples.ts';

const picture = (name: string) => ({
  id: name,
  url: `https://cdn.example/${name}.webp`,
  altText: null,
});
const variants = [
  platformVariant,
  { ...platformVariant, id: 'gid://shopify/ProductVariant/2', image: picture('own') },
];
const product = {
  ...platformCard,
  featuredImage: picture('shared'),
  variants: { nodes: variants },
};

function savedAmong(found: object | null) {
  const { platform, sent } = examplePlatform(() => ({ product: found }));
  return { read: createSavedProducts(platform).read, sent };
}

test('saved variants have current data, in the order of the keys', async () => {
  const { read, sent } = savedAmong(product);
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
  expect(sent[0]).toEqual({
    name: 'SavedProduct',
    variables: { id: 'gid://shopify/Product/12', language: 'EN' },
  });
});

test('items that no longer exist are left out', async () => {
  expect(await savedAmong(product).read(['12.9', '12.1'], 'de')).toHaveLength(1);
  expect(await savedAmong(null).read(['12.1'], 'de')).toEqual([]);
});

test('an invalid key sends no request', async () => {
  const { read, sent } = savedAmong(product);
  expect(await read(['nonsense', ''], 'de')).toEqual([]);
  expect(sent).toEqual([]);
});
