import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../catalogue-format/languages.ts';
import { seed } from '../seed/seed.ts';
import { ask as askApp, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { runOperation } from './client.ts';
import { contractCatalogue } from './contract-catalogue.ts';
import { operations, storefrontOperations } from './operations.ts';

const catalogue = await contractCatalogue();
const database = await createTestDatabase('empty');
await seed(database, catalogue);
const app = await createTestApp(database);

interface FoundProduct {
  id: string;
  handle: string;
  title: string;
  variants: {
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

interface Found {
  products: { nodes: FoundProduct[] };
  collections: { nodes: { id: string; handle: string; title: string }[] };
}

async function find(language: Language): Promise<Found> {
  const { data } = await askApp<Found>(
    app,
    `query @inContext(language: ${language.toUpperCase()}) {
      products(first: 40, sortKey: BEST_SELLING) {
        nodes {
          id handle title
          variants(first: 1) { nodes { id } pageInfo { hasNextPage endCursor } } } }
      collections(first: 250) { nodes { id handle title } } }`,
  );
  return data;
}

const covered = new Set<string>();

/** Runs an operation, as specified and as the storefront sends it, in each language. */
function inEveryLanguage(
  name: string,
  check: (
    run: <Data>(variables: Record<string, unknown>) => Promise<Data>,
    found: Found,
    language: Language,
  ) => Promise<void>,
): void {
  covered.add(name);
  test.each(languages)(`${name} in %s`, { timeout: 60_000 }, async (language) => {
    const found = await find(language);
    for (const source of [operations, storefrontOperations]) {
      if (!source.has(name)) continue;
      await check(
        (variables) =>
          runOperation(app, name, { ...variables, language: language.toUpperCase() }, source),
        found,
        language,
      );
    }
  });
}

describe('reading', () => {
  inEveryLanguage('ProductDetail', async (run, { products }, language) => {
    for (const { handle } of products.nodes) {
      const { product } = await run<{ product: { handle: string; title: string } }>({ handle });
      const source = catalogue.products.find((it) => it.handle[language] === handle);
      expect(product.title).toBe(source?.title[language]);
    }
    expect(await run({ handle: 'there-is-none' })).toEqual({ product: null });
  });

  inEveryLanguage('ProductReviews', async (run, { products }) => {
    for (const { handle } of products.nodes.slice(0, 5)) {
      expect(await run({ handle, endCursor: null })).toMatchObject({ product: expect.anything() });
    }
  });

  inEveryLanguage('ShopRating', async (run) => {
    expect(await run({})).toMatchObject({ shop: { rating: null, judgeMeRating: null } });
  });

  inEveryLanguage('ProductTests', async (run) => {
    const { metaobjects } = await run<{ metaobjects: { nodes: unknown[] } }>({});
    // the small catalogue of tests has none
    expect(metaobjects.nodes).toBeInstanceOf(Array);
  });

  inEveryLanguage('ProductTest', async (run, _, language) => {
    const listed = await runOperation<{ metaobjects: { nodes: { handle: string }[] } }>(
      app,
      'ProductTests',
      { language: language.toUpperCase() },
      storefrontOperations,
    );
    for (const { handle } of listed.metaobjects.nodes.slice(0, 5)) {
      expect(await run({ handle })).toMatchObject({ metaobject: { handle } });
    }
    expect(await run({ handle: 'there-is-none' })).toEqual({ metaobject: null });
  });

  inEveryLanguage('ProductAnalytics', async (run, { products }) => {
    for (const { handle } of products.nodes.slice(0, 5)) await run({ handle });
  });

  inEveryLanguage('ProductStock', async (run, { products }) => {
    for (const { id, handle } of products.nodes.slice(0, 10)) {
      const { product } = await run<{ product: { handle: string } }>({ id });
      expect(product.handle).toBe(
        (await find('de')).products.nodes.find((it) => it.id === id)?.handle ?? handle,
      );
    }
  });

  for (const name of ['ProductVariantsAfter', 'ProductStockAfter', 'FeedVariantsAfter']) {
    inEveryLanguage(name, async (run, { products }) => {
      const product = products.nodes.find(({ variants }) => variants.pageInfo.hasNextPage);
      const { id, handle, variants } = product ?? products.nodes[0] ?? expect.fail('no product');
      const answer = await run<{ product: { variants: { nodes: { id: string }[] } } }>({
        id,
        handle,
        after: variants.pageInfo.endCursor,
      });
      const further = answer.product.variants.nodes.map((variant) => variant.id);
      expect(further.length).toBeGreaterThan(0);
      expect(further).not.toContain(variants.nodes[0]?.id);
    });
  }

  inEveryLanguage('ProductRecommendations', async (run, { products }) => {
    for (const intent of ['COMPLEMENTARY', 'RELATED']) {
      for (const { handle, id } of products.nodes.slice(0, 5)) {
        const { productRecommendations } = await run<{ productRecommendations: { id: string }[] }>({
          handle,
          intent,
        });
        expect(productRecommendations.map((product) => product.id)).not.toContain(id);
      }
    }
  });

  inEveryLanguage('Collection', async (run, { collections }, language) => {
    for (const { handle } of collections.nodes.slice(0, 30)) {
      const { collection } = await run<{ collection: { title: string; products: { nodes: [] } } }>({
        handle,
        first: 24,
        sortKey: 'BEST_SELLING',
      });
      const source = catalogue.collections.find((it) => it.handle[language] === handle);
      expect(collection.title).toBe(source?.title[language]);
      const size = source?.products.length ?? 0;
      expect(collection.products.nodes).toHaveLength(Math.min(24, size));
    }
  });

  inEveryLanguage('CollectionHandleById', async (run, { collections }) => {
    for (const { id, handle } of collections.nodes) {
      expect(await run({ id })).toMatchObject({ collection: { id, handle } });
    }
  });

  inEveryLanguage('TopBarPromotion', async (run) => {
    const { metaobjects } = await run<{ metaobjects: { nodes: { fields: { key: string }[] }[] } }>(
      {},
    );
    expect(metaobjects.nodes.length).toBeGreaterThan(0);
    for (const { fields } of metaobjects.nodes) {
      expect(fields.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['title', 'description']),
      );
    }
  });

  for (const name of ['PredictiveSearch', 'PredictiveSuggestions']) {
    inEveryLanguage(name, async (run, { products, collections }) => {
      const [product] = products.nodes;
      const [collection] = collections.nodes;
      for (const query of [product?.title, collection?.title, 'espreso', '', '🙂', "'; drop"]) {
        await run({ query });
      }
      const found = await run<{ predictiveSearch: { products: { id: string }[] } }>({
        query: product?.title,
      });
      expect(found.predictiveSearch.products[0]?.id).toBe(product?.id);
    });
  }

  inEveryLanguage('Search', async (ask, { products }) => {
    const run = <Data>(variables: object) => ask<Data>({ withNeighbours: true, ...variables });
    interface Results {
      search: {
        totalCount: number;
        nodes: { id: string; vendor: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        productFilters: { id: string }[];
      };
    }
    const [product] = products.nodes;
    for (const query of ['', '🙂', "'; drop", '<b>', 'a OR b AND -c', 'x'.repeat(2_000)]) {
      await run({ query, first: 5 });
    }
    const { search } = await run<Results>({ query: product?.title, first: 5 });
    expect(search.nodes[0]?.id).toBe(product?.id);
    expect(search.productFilters.length).toBeGreaterThan(0);
    const broad = await run<Results>({ query: 'espresso', first: 5, sortKey: 'PRICE' });
    const next = await run<Results>({
      query: 'espresso',
      first: 5,
      sortKey: 'PRICE',
      endCursor: broad.search.pageInfo.endCursor,
    });
    expect(next.search.nodes.map(({ id }) => id)).not.toContain(broad.search.nodes[0]?.id);
    const vendor = broad.search.nodes[0]?.vendor;
    const ofVendor = await run<Results>({
      query: 'espresso',
      first: 50,
      filters: [{ productVendor: vendor }],
    });
    expect(new Set(ofVendor.search.nodes.map((node) => node.vendor))).toEqual(new Set([vendor]));
    expect(ofVendor.search.totalCount).toBeLessThan(broad.search.totalCount);
  });
});

describe('what only the storefront asks', () => {
  inEveryLanguage('ProductHandleById', async (run, { products }) => {
    for (const { id, handle } of products.nodes.slice(0, 5)) {
      expect(await run({ id })).toEqual({ product: { __typename: 'Product', id, handle } });
    }
  });

  inEveryLanguage('SavedVariants', async (run, { products }) => {
    const found = products.nodes.slice(0, 5);
    const ids = [...found.map(({ variants }) => variants.nodes[0]?.id), 'gid://shopify/Product/1'];
    expect(await run({ ids })).toMatchObject({
      nodes: [...found.map(({ title }) => ({ product: { title } })), null],
    });
  });

  inEveryLanguage('ProductCards', async (run, { products, collections }) => {
    const ids = [products.nodes[0]?.id, collections.nodes[0]?.id, 'gid://shopify/Product/1'];
    expect(await run({ ids })).toMatchObject({
      nodes: [{ id: ids[0] }, { __typename: 'Collection' }, null],
    });
  });

  inEveryLanguage('ProductCardByHandle', async (run, { products }) => {
    const [product] = products.nodes;
    expect(await run({ handle: product?.handle })).toMatchObject({ product: { id: product?.id } });
    expect(await run({ handle: 'there-is-none' })).toEqual({ product: null });
    expect(await run({ handle: '' })).toEqual({ product: null });
  });

  inEveryLanguage('PresetProduct', async (run, { products }) => {
    const [product] = products.nodes;
    expect(await run({ handle: product?.handle })).toMatchObject({ product: { id: product?.id } });
    expect(await run({ handle: 'there-is-none' })).toEqual({ product: null });
  });

  inEveryLanguage('PresetCollection', async (run, { collections }) => {
    const handle = collections.nodes[0]?.handle;
    expect(await run({ handle })).toMatchObject({ collection: { handle } });
    expect(await run({ handle: 'there-is-none' })).toEqual({ collection: null });
  });

  inEveryLanguage('CollectionSize', async (run, { collections }) => {
    const collection = collections.nodes[0];
    expect(await run({ handle: collection?.handle })).toMatchObject({
      collection: { products: { filters: expect.any(Array) } },
    });
    expect(await run({ handle: 'there-is-none' })).toEqual({ collection: null });
  });

  inEveryLanguage('ListedVariants', async (run, { collections }) => {
    const handle = collections.nodes[0]?.handle;
    const answer = await run<{
      collection: { products: { nodes: { variants: { nodes: { id: string }[] } }[] } };
    }>({ handle, first: 2 });
    const variants = answer.collection.products.nodes.map((product) => product.variants.nodes);
    expect(variants).toHaveLength(2);
    expect(variants.flat()[0]?.id).toMatch(/ProductVariant/);
  });

  inEveryLanguage('SitemapCollections', async (run) => {
    interface Answer {
      collections: { nodes: { id: string }[]; pageInfo: { endCursor: string } };
    }
    const first = (await run<Answer>({})).collections;
    const next = (await run<Answer>({ after: first.pageInfo.endCursor })).collections;
    const ids = new Set(first.nodes.map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(0);
    expect(next.nodes.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  inEveryLanguage('FeedProducts', async (run, _, language) => {
    interface Answer {
      products: { nodes: { title: string; variants: { nodes: { barcode: string | null }[] } }[] };
    }
    const { products } = await run<Answer>({ after: null });
    expect(products.nodes.length).toBeGreaterThan(0);
    const titles = new Set(catalogue.products.map(({ title }) => title[language]));
    for (const { title, variants } of products.nodes) {
      expect(titles).toContain(title);
      expect(variants.nodes.length).toBeGreaterThan(0);
    }
  });

  inEveryLanguage('ChangedPages', async (run, { products, collections }) => {
    const [product] = products.nodes;
    const [collection] = collections.nodes;
    const { nodes } = await run<{ nodes: object[] }>({
      ids: [product?.id, collection?.id, 'gid://shopify/Product/1'],
    });
    expect(nodes).toMatchObject([
      { handle: product?.handle },
      { handle: collection?.handle },
      null,
    ]);
  });

  inEveryLanguage('SitemapProducts', async (run, _, language) => {
    interface Answer {
      sitemap: { resources: { hasNextPage: boolean; items: { handle: string }[] } };
    }
    const handles: string[] = [];
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { hasNextPage, items } = (await run<Answer>({ page })).sitemap.resources;
      handles.push(...items.map(({ handle }) => handle));
      isLast = !hasNextPage;
    }
    expect(handles.toSorted()).toEqual(
      catalogue.products.map(({ handle }) => handle[language]).toSorted(),
    );
  });

  inEveryLanguage('SitemapSize', async (run) => {
    expect(await run({})).toMatchObject({
      sitemap: { pagesCount: { count: Math.ceil(catalogue.products.length / 250) } },
    });
  });

  inEveryLanguage('UrlRedirects', async (run) => {
    const { urlRedirects } = await run<{ urlRedirects: { nodes: object[] } }>({ after: null });
    expect(urlRedirects.nodes).toMatchObject(catalogue.redirects);
  });

  inEveryLanguage('Brands', async (run, { collections }) => {
    for (const { handle } of collections.nodes.slice(0, 10)) {
      await run({ handle, count: 200, withSizes: true });
    }
  });
});

interface CartAnswer {
  cart: { id: string; totalQuantity: number; lines: { nodes: { id: string; quantity: number }[] } };
  userErrors: object[];
}

interface LongCart {
  cart: { id: string; lines: { nodes: { id: string }[]; pageInfo: { endCursor: string } } };
}

describe('the cart', () => {
  async function someVariant(): Promise<string> {
    const row = await database
      .selectFrom('variant')
      .select('id')
      .where('stock', '>', 10)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return `gid://shopify/ProductVariant/${row.id}`;
  }

  async function newCart(): Promise<CartAnswer['cart']> {
    const { cartCreate } = await runOperation<{ cartCreate: CartAnswer }>(app, 'CartCreate', {
      lines: [{ merchandiseId: await someVariant(), quantity: 2 }],
    });
    return cartCreate.cart;
  }

  const steps: Record<string, (cart: CartAnswer['cart']) => Promise<Record<string, unknown>>> = {
    CartLinesAdd: async () => ({ lines: [{ merchandiseId: await someVariant(), quantity: 1 }] }),
    CartLinesUpdate: async ({ lines }) => ({ lines: [{ id: lines.nodes[0]?.id, quantity: 3 }] }),
    CartLinesRemove: async ({ lines }) => ({ lineIds: [lines.nodes[0]?.id] }),
    CartDiscountCodesUpdate: async () => ({ discountCodes: ['LOTSE10', 'UNKNOWN'] }),
    CartGiftCardCodesUpdate: async () => ({ giftCardCodes: ['LOTSE-GIFT-0025-AAAA'] }),
    CartGiftCardCodesRemove: async () => ({ appliedGiftCardIds: [] }),
    CartBuyerIdentityUpdate: async () => ({ buyerIdentity: { countryCode: 'AT' } }),
    CartAttributesUpdate: async () => ({ attributes: [{ key: 'Delivery', value: 'Tuesday' }] }),
    CartNoteUpdate: async () => ({ note: 'Please ring twice' }),
    CartAttributes: async () => ({}),
    GetCartById: async () => ({}),
    GetCartForAnalytics: async () => ({}),
  };

  inEveryLanguage('CartCreate', async (run) => {
    const merchandiseId = await someVariant();
    const { cartCreate } = await run<{ cartCreate: CartAnswer }>({
      lines: [{ merchandiseId, quantity: 2 }],
      attributes: [{ key: 'source', value: 'contract' }],
    });
    expect(cartCreate).toMatchObject({ cart: { totalQuantity: 2 }, userErrors: [] });
  });

  for (const [name, variables] of Object.entries(steps)) {
    inEveryLanguage(name, async (run) => {
      const cart = await newCart();
      const answer = await run<Record<string, { userErrors?: object[] }>>({
        cartId: cart.id,
        ...(await variables(cart)),
      });
      for (const payload of Object.values(answer)) expect(payload.userErrors ?? []).toEqual([]);
    });
  }
});

describe('a long cart', () => {
  inEveryLanguage('CartLinesAfter', async (run) => {
    const variants = await database
      .selectFrom('variant')
      .select('id')
      .where('stock', '>', 10)
      .where('quantity_rule', 'is', null)
      .limit(52)
      .execute();
    const lines = variants.map(({ id }) => ({
      merchandiseId: `gid://shopify/ProductVariant/${id}`,
      quantity: 1,
    }));
    const { cartCreate } = await runOperation<{ cartCreate: LongCart }>(
      app,
      'CartCreate',
      { lines },
      storefrontOperations,
    );
    const { id: cartId, lines: first } = cartCreate.cart;
    const { cart } = await run<LongCart>({ cartId, cursor: first.pageInfo.endCursor });
    const listed = [...first.nodes, ...cart.lines.nodes].map(({ id }) => id);
    expect(new Set(listed).size).toBe(lines.length);
  });
});

inEveryLanguage('CollectionNames', async (run, found) => {
  const { collections } = await run<{
    collections: { nodes: { handle: string; title: string }[] };
  }>({ after: null });
  expect(collections.nodes.map(({ handle, title }) => ({ handle, title }))).toEqual(
    found.collections.nodes.map(({ handle, title }) => ({ handle, title })),
  );
});

inEveryLanguage('CategoryHits', async (run, found) => {
  const [collection] = found.collections.nodes;
  const answer = await run<{
    collection: { handle: string; products: { nodes: { handle: string }[] } };
  }>({ handle: collection?.handle, filters: [] });
  expect(answer.collection.handle).toBe(collection?.handle);
  expect(answer.collection.products.nodes.length).toBeLessThanOrEqual(5);
});

const menus = { main: 'storefront-main', questions: 'questions', about: 'about', legal: 'legal' };
const ofContent: Record<string, Record<string, string>> = {
  ShopPolicies: {},
  ContentState: {},
  Articles: {},
  Markets: {},
  Menus: menus,
  ArticleByHandle: { handle: 'unknown' },
  PageByHandle: { handle: 'about' },
  SiteContent: { own: 'main-de', handle: 'main' },
  HomePage: { own: 'main-de', handle: 'main' },
  WrittenPages: {},
  DocumentHandle: { id: 'gid://shopify/Page/1' },
};
for (const [name, variables] of Object.entries(ofContent)) {
  inEveryLanguage(name, async (run) => {
    // the answer's form is what runOperation looks at
    expect(await run<object>(variables)).toBeTypeOf('object');
  });
}

test('no operation was left out', () => {
  const all = new Set([...operations.keys(), ...storefrontOperations.keys()]);
  expect([...covered].toSorted()).toEqual([...all].toSorted());
});
