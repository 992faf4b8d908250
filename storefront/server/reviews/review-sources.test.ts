import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createCatalogue } from '../../app/commerce/catalogue/catalogue.ts';
import type { Platform } from '../../app/commerce/platform/platform.ts';
import { platformCard } from '../../app/commerce/product/platform-product-examples.ts';
import { createCachedReviews } from '../../app/commerce/reviews/cached-reviews.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { createJudgeMe } from './judge-me.ts';
import { createTrustedShops } from './trusted-shops.ts';

const product = {
  id: 'gid://shopify/Product/5280573096092',
  handle: 'night-shift',
  variants: [{ sku: 'K-1' }, { sku: 'K-2' }, { sku: null }],
};
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Answer = (url: URL, request: IncomingMessage, response: ServerResponse) => unknown;

/** A review service; what the answer returns is sent as JSON, undefined is 404. */
async function listen(answer: Answer) {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    calls.push(url.pathname);
    const body = await answer(url, request, response);
    if (body === undefined && response.statusCode === 200) response.statusCode = 404;
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls };
}

/** Fields of a review as Judge.me documents them. */
const judgeMeReview = {
  id: 309836503,
  title: 'Wieder gekauft',
  body: 'Schmeckt nach Schokolade.',
  rating: 5,
  product_external_id: 5280573096092,
  reviewer: { id: 1, external_id: 2, email: 'mara@example.com', name: 'Mara Klein', phone: null },
  source: 'web',
  curated: 'ok',
  hidden: false,
  published: true,
  verified: 'buyer',
  featured: false,
  created_at: '2026-05-12T04:38:32+00:00',
  updated_at: '2026-05-12T04:39:15+00:00',
  pictures: [],
};

function judgeMeService(reviews: object[]) {
  return listen((url) => {
    const { searchParams, pathname } = url;
    if (searchParams.get('shop_domain') !== 'shop.myshopify.com') return undefined;
    if (searchParams.get('api_token') !== 'public-token') return undefined;
    switch (pathname) {
      case '/api/v1/products/-1':
        return searchParams.get('external_id') === '5280573096092'
          ? { product: { id: 77, external_id: 5280573096092, handle: 'night-shift' } }
          : undefined;
      case '/api/v1/reviews':
        return searchParams.get('product_id') === '77'
          ? { current_page: 1, per_page: 100, reviews }
          : undefined;
      case '/api/v1/widgets/all_reviews_rating':
        return { all_reviews_rating: '4.63' };
      case '/api/v1/widgets/all_reviews_count':
        return { all_reviews_count: 812 };
      default:
        return undefined;
    }
  });
}

describe('Judge.me', () => {
  const access = { shopDomain: 'shop.myshopify.com', token: 'public-token' };

  test('reviews, average and distribution of a product, and the total of the shop [PROD-013]', async () => {
    const { url } = await judgeMeService([
      judgeMeReview,
      { ...judgeMeReview, id: 2, rating: 2, body: '', title: '', verified: 'nothing' },
      { ...judgeMeReview, id: 3, rating: 1, hidden: true },
      { ...judgeMeReview, id: 4, rating: 1, published: false },
    ]);
    const source = createJudgeMe({ url, ...access });
    expect(await source.product?.(product)).toEqual({
      rating: { average: 3.5, count: 2 },
      ratingDistribution: [0, 1, 0, 0, 1],
      reviews: [
        {
          id: 'judge.me-309836503',
          author: 'Mara K.',
          place: null,
          date: '2026-05-12',
          rating: 5,
          isVerified: true,
          title: 'Wieder gekauft',
          body: 'Schmeckt nach Schokolade.',
          language: null,
          original: null,
        },
      ],
    });
    expect(await source.shop()).toEqual({ average: 4.63, count: 812 });
  });

  test('more reviews than one request returns: the average stays the one of the metafields', async () => {
    const { url } = await judgeMeService(
      Array.from({ length: 100 }, (_, id) => ({ ...judgeMeReview, id })),
    );
    const found = await createJudgeMe({ url, ...access }).product?.(product);
    expect(found).toMatchObject({ rating: null, ratingDistribution: null });
    expect(found?.reviews).toHaveLength(100);
  });

  test('an unknown product has no reviews of the service', async () => {
    const { url } = await judgeMeService([]);
    const other = { ...product, id: 'gid://shopify/Product/1' };
    expect(await createJudgeMe({ url, ...access }).product?.(other)).toBeNull();
  });
});

/** Fields of a review as the eTrusted API documents them. */
const trustedShopsReview = {
  id: 'rev-1',
  type: 'PRODUCT_REVIEW',
  status: 'APPROVED',
  rating: 4,
  title: null,
  comment: 'Gut gemahlen.',
  submittedAt: '2026-03-01T09:00:00.000Z',
  customer: { firstName: 'Jens', lastName: 'Berg', email: 'jens@example.com' },
  transaction: { reference: '1001', date: '2026-02-20T09:00:00.000Z' },
  product: { id: 'prd-1', sku: 'K-2', name: 'Night Shift' },
};

async function trustedShopsService({ next = null as string | null, expiresIn = 300 } = {}) {
  const tokens: string[] = [];
  const service = await listen(async (url, request, response) => {
    if (url.pathname === '/oauth/token') {
      const form = new URLSearchParams(await text(request));
      const isKnown =
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_id') === 'client' &&
        form.get('client_secret') === 'secret' &&
        form.get('audience') === 'https://api.etrusted.com';
      if (!isKnown) return undefined;
      tokens.push(`token-${tokens.length}`);
      return { access_token: tokens.at(-1), expires_in: expiresIn, token_type: 'Bearer' };
    }
    if (request.headers.authorization !== `Bearer ${tokens.at(-1)}`) {
      response.statusCode = 401;
      return undefined;
    }
    if (url.pathname === '/reviews') {
      const isAsked =
        url.searchParams.get('channels') === 'chl-1' && url.searchParams.get('sku') === 'K-1,K-2';
      const other = { ...trustedShopsReview, id: 'rev-2', product: { sku: 'X-9' } };
      return isAsked
        ? { items: [trustedShopsReview, other], paging: { count: 2, links: { next } } }
        : undefined;
    }
    return url.pathname === '/channels/chl-1/service-reviews/aggregate-rating'
      ? { '365days': { count: 5, rating: 4.9 }, overall: { count: 41_540, rating: 4.79 } }
      : undefined;
  });
  return { ...service, tokens };
}

describe('Trusted Shops', () => {
  const access = { clientId: 'client', clientSecret: 'secret', channel: 'chl-1' };
  const connect = (url: string) => createTrustedShops({ url, loginUrl: url, ...access });

  test('reviews of the product’s SKUs and the total of the shop, with one token', async () => {
    const { url, tokens } = await trustedShopsService();
    const source = connect(url);
    expect(await source.product?.(product)).toEqual({
      rating: { average: 4, count: 1 },
      ratingDistribution: [0, 0, 0, 1, 0],
      reviews: [expect.objectContaining({ id: 'rev-1', author: 'Jens B.', isVerified: true })],
    });
    expect(await source.shop()).toEqual({ average: 4.79, count: 41_540 });
    expect(tokens).toHaveLength(1);
  });

  test('a token that is about to expire is renewed', async () => {
    const { url, tokens } = await trustedShopsService({ expiresIn: 10 });
    const source = connect(url);
    await source.shop();
    await source.shop();
    expect(tokens).toHaveLength(2);
  });

  test('of more than one page only the reviews are used', async () => {
    const { url } = await trustedShopsService({ next: 'https://api.etrusted.com/reviews?after=x' });
    expect(await connect(url).product?.(product)).toMatchObject({ rating: null });
  });
});

describe('on a page', () => {
  const lifetime = { fresh: 600, stale: 86_400 };
  const platform: Platform = {
    async send<Result>() {
      const none = { nodes: [] };
      const fullVariants = { ...none, pageInfo: { hasNextPage: false, endCursor: null } };
      const lists = { fullVariants, images: none, media: none, collections: none, tags: [] };
      const detail = {
        ...platformCard,
        ...lists,
        id: product.id,
        descriptionHtml: '',
        moduleFields: [],
      };
      const rating = { value: JSON.stringify({ average: 4.2, count: 7 }) };
      return { product: detail, metaobjects: none, shop: { rating } } as Result;
    },
  };

  /** The catalogue with Judge.me behind the cache, and what it says about each response. */
  function catalogueWith(url: string) {
    const cache = createResponseCache({
      scope: 'test',
      redis: null,
      memoryMb: 4,
      loadTimeoutMs: 2_000,
    });
    const answers: { tags: string[]; isStale: boolean }[] = [];
    const failures: unknown[] = [];
    const reviews = createCachedReviews({
      source: createJudgeMe({ url, shopDomain: 'shop.myshopify.com', token: 'public-token' }),
      cache,
      lifetime,
      tag: 'reviews',
      onAnswer: ({ tags, isStale }) => answers.push({ tags, isStale }),
      onFailure: (error) => failures.push(error),
    });
    return { catalogue: createCatalogue(platform, reviews), cache, answers, failures };
  }

  test('a product shows the service’s reviews, cached and purged by the product’s tag', async () => {
    const { url, calls } = await judgeMeService([judgeMeReview]);
    const { catalogue, cache, answers } = catalogueWith(url);
    const read = () => catalogue.product('night-shift', 'de');
    expect(await read()).toMatchObject({
      rating: { average: 5, count: 1 },
      reviews: [{ author: 'Mara K.' }],
    });
    await read();
    expect(calls).toHaveLength(2);
    expect(answers[0]).toEqual({ tags: ['reviews', 'p5280573096092'], isStale: false });
    await cache.purge(['p5280573096092']);
    await read();
    expect(calls).toHaveLength(4);
  });

  test.each([
    ['does not listen', null],
    ['answers 500', 500],
    ['answers another format', 200],
  ])('a service that %s costs its part only, and is not asked for long', async (_, status) => {
    const service = await listen((_url, _request, response) => {
      response.statusCode = status ?? 500;
      return { unexpected: true };
    });
    if (status === null) for (const stop of stops.splice(0)) stop();
    const { catalogue, answers, failures } = catalogueWith(service.url);
    for (let visit = 0; visit < 10; visit += 1) {
      const shown = await catalogue.product('night-shift', 'de');
      expect(shown).toMatchObject({ title: expect.any(String), reviews: [] });
    }
    const { shopRating } = await catalogue.pageFrame('de');
    expect(shopRating).toEqual({ average: 4.2, count: 7 });
    expect(failures.length).toBe(11);
    expect(service.calls.length).toBeLessThanOrEqual(3);
    // the page is made again soon instead of being kept without reviews
    expect(answers.every(({ isStale }) => isStale)).toBe(true);
  });
});
