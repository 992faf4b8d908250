import { describe, expect, test } from 'vitest';
import { parseListingQuery } from '../collection/listing-query.ts';
import { examplePlatform } from '../platform/platform-examples.ts';
import { platformCard, platformVariant } from '../product/platform-product-examples.ts';
import { createCatalogue } from './catalogue.ts';

function catalogueAnswering(answer: (variables: never, name: string) => unknown) {
  const { platform, sent } = examplePlatform(answer);
  return { catalogue: createCatalogue(platform), sent };
}

const card = (handle: string) => ({ __typename: 'Product', ...platformCard, handle });
const handlesOf = (cards: { handle: string }[]) => cards.map(({ handle }) => handle);

test.each([
  ['', 'BEST_SELLING', false],
  ['?sort=newest', 'CREATED', true],
  ['?sort=price_asc', 'PRICE', false],
])('a collection with %s is sorted by %s', async (search, sortKey, reverse) => {
  const { catalogue, sent } = catalogueAnswering(() => ({ collection: null }));
  const query = parseListingQuery(new URLSearchParams(`${search}&filter.vendor=Kaap`));
  expect(await catalogue.collection({ handle: 'kaffee', language: 'de', query })).toBeNull();
  expect(sent).toMatchObject([
    {
      name: 'Collection',
      variables: {
        handle: 'kaffee',
        first: 48,
        endCursor: null,
        language: 'DE',
        sortKey,
        reverse,
        filters: [{ productVendor: 'Kaap' }],
      },
    },
  ]);
});

test('the sizes of collections are read by handle; one without a count is absent', async () => {
  const sized = (handle: string, filters: object[]) => ({
    id: handle,
    handle,
    products: { filters },
  });
  const counts = [
    { input: '{"available":true}', count: 5 },
    { input: '{"available":false}', count: 2 },
  ];
  const collections: Record<string, object> = {
    a: sized('a', [{ id: 'filter.v.availability', values: counts }]),
    b: sized('b', []),
  };
  const { catalogue, sent } = catalogueAnswering(({ handle }: { handle: string }) => ({
    collection: collections[handle] ?? null,
  }));
  expect(await catalogue.collectionSizes(['a', 'b', 'c'], 'en')).toEqual({ a: 7 });
  expect(sent).toEqual(
    ['a', 'b', 'c'].map((handle) => ({
      name: 'CollectionSize',
      variables: { handle, language: 'EN' },
    })),
  );
});

describe('brands', () => {
  const logo = { reference: { image: { url: 'https://cdn.example/kaap.svg', altText: null } } };
  const brand = { handle: 'kaap', title: 'Kaap', subTitle: { value: 'Aarhus, 1998' }, logo };
  const plain = { handle: 'klit', title: 'Klit', subTitle: { value: '' }, logo: null };

  test('have an origin, a logo and a number of products where known', async () => {
    const { catalogue, sent } = catalogueAnswering(() => ({
      collection: {
        brands: { references: { nodes: [brand, plain, {}] } },
        products: {
          filters: [
            { id: 'filter.p.product_type', values: [{ label: 'Kaap', count: 1 }] },
            { id: 'filter.p.vendor', values: [{ label: 'Kaap', count: 12 }] },
          ],
        },
      },
    }));
    const request = { handle: 'marken', language: 'de', count: 20, withSizes: true } as const;
    expect(await catalogue.brands(request)).toEqual([
      {
        handle: 'kaap',
        name: 'Kaap',
        origin: 'Aarhus, 1998',
        products: 12,
        logo: { url: 'https://cdn.example/kaap.svg', alt: 'Kaap' },
      },
      { handle: 'klit', name: 'Klit', origin: null, products: null, logo: null },
    ]);
    expect(sent).toEqual([
      {
        name: 'Brands',
        variables: { handle: 'marken', count: 20, withSizes: true, language: 'DE' },
      },
    ]);
  });

  test('are not counted by default', async () => {
    const { catalogue, sent } = catalogueAnswering(() => ({
      collection: { brands: { references: { nodes: [brand] } } },
    }));
    const request = { handle: 'marken', language: 'de', count: 20 } as const;
    expect(await catalogue.brands(request)).toMatchObject([{ products: null }]);
    expect(sent).toMatchObject([{ variables: { withSizes: false } }]);
  });

  test.each([
    ['there is no such collection', null],
    ['the collection names none', { brands: null }],
  ])('are empty where %s', async (_, collection) => {
    const { catalogue } = catalogueAnswering(() => ({ collection }));
    expect(await catalogue.brands({ handle: 'x', language: 'de', count: 1 })).toEqual([]);
  });
});

test('an unknown product is null', async () => {
  const { catalogue, sent } = catalogueAnswering(() => ({ product: null }));
  expect(await catalogue.product('x', 'da')).toBeNull();
  expect(await catalogue.stock('gid://shopify/Product/1')).toBeNull();
  expect(sent[0]).toEqual({
    name: 'ProductDetail',
    // what the demo's modules need
    variables: {
      handle: 'x',
      language: 'DA',
      productFields: expect.arrayContaining([{ namespace: 'coffee', key: 'roast' }]),
      variantFields: [{ namespace: 'fulfillment', key: 'roast_date' }],
      cardFields: [{ namespace: 'coffee', key: 'strength' }],
    },
  });
});

test('stock has the availability of each variant', async () => {
  const nodes = [
    { ...platformVariant, id: '1' },
    { ...platformVariant, id: '2', currentlyNotInStock: true },
    { ...platformVariant, id: '3', availableForSale: false },
  ];
  const { catalogue, sent } = catalogueAnswering(() => ({
    product: { variants: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } },
  }));
  expect(await catalogue.stock('gid://shopify/Product/1')).toEqual({
    1: 'inStock',
    2: 'reordered',
    3: 'unavailable',
  });
  expect(sent[0]?.variables).toEqual({ id: 'gid://shopify/Product/1' });
});

describe('cards', () => {
  test('by id: those that still exist', async () => {
    const nodes = [card('a'), null, { __typename: 'Collection' }, card('b')];
    const { catalogue, sent } = catalogueAnswering(() => ({ nodes }));
    expect(handlesOf(await catalogue.productCards(['1', '2', '3'], 'en'))).toEqual(['a', 'b']);
    expect(sent[0]?.variables).toMatchObject({ ids: ['1', '2', '3'], language: 'EN' });
  });

  test('without ids send no request', async () => {
    const { catalogue, sent } = catalogueAnswering(() => ({ nodes: [card('a')] }));
    expect(await catalogue.productCards([], 'en')).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('by handle, in order', async () => {
    const { catalogue, sent } = catalogueAnswering(({ handle }: { handle: string }) => ({
      product: handle === 'b' ? null : card(handle),
    }));
    const cards = await catalogue.productCardsByHandle(['a', 'b', 'c'], 'de');
    expect(handlesOf(cards)).toEqual(['a', 'c']);
    expect(sent.map(({ variables }) => variables)).toMatchObject(
      ['a', 'b', 'c'].map((handle) => ({ handle, language: 'DE' })),
    );
  });

  test('of recommendations, or none', async () => {
    const { catalogue, sent } = catalogueAnswering(({ handle }: { handle: string }) => ({
      productRecommendations: handle === 'x' ? [card('a')] : null,
    }));
    expect(handlesOf(await catalogue.recommendations('x', 'RELATED', 'de'))).toEqual(['a']);
    expect(await catalogue.recommendations('y', 'RELATED', 'de')).toEqual([]);
    expect(sent[0]?.variables).toMatchObject({ handle: 'x', intent: 'RELATED', language: 'DE' });
  });
});

test('promotions keep the platform’s order, without those that have no title', async () => {
  const promotion = (id: string, title: string) => ({
    id,
    handle: id,
    fields: [{ key: 'title', value: title, reference: null }],
  });
  const { catalogue, sent } = catalogueAnswering(() => ({
    shop: {
      rating: { value: '{"average":4.2,"count":7}' },
      paymentSettings: { acceptedCardBrands: ['VISA'], supportedDigitalWallets: ['APPLE_PAY'] },
    },
    metaobjects: { nodes: [promotion('1', 'One'), promotion('2', ''), promotion('3', 'Three')] },
  }));
  const { promotions, shopRating, payments } = await catalogue.pageFrame('en');
  expect(shopRating).toEqual({ average: 4.2, count: 7 });
  expect(payments).toEqual(['VISA', 'APPLE_PAY']);
  expect(promotions.map(({ title }) => title)).toEqual(['One', 'Three']);
  expect(sent[0]?.variables).toEqual({ language: 'EN' });
});

test('handles are read in every language; a missing one is absent', async () => {
  const handles: Record<string, string> = { DE: 'kaffee', DA: 'kaffe' };
  const { catalogue, sent } = catalogueAnswering(({ language }: { language: string }) => {
    const handle = handles[language];
    const found = handle === undefined ? null : { handle };
    return { collection: found, product: found };
  });
  const expected = { de: 'kaffee', da: 'kaffe' };
  expect(await catalogue.collectionHandles('gid://shopify/Collection/1')).toEqual(expected);
  expect(await catalogue.productHandles('gid://shopify/Product/1')).toEqual(expected);
  expect(sent).toHaveLength(6);
  expect(sent[0]?.variables).toEqual({ id: 'gid://shopify/Collection/1', language: 'DE' });
});
