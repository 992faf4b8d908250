import type { DataPolicy } from './commerce/cached-platform.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an edge may keep each kind of page, in seconds. One row a kind; nothing else sets a lifetime. */
const pages = {
  home: { fresh: 5 * minute, staleWhileRevalidate: hour },
  collection: { fresh: 5 * minute, staleWhileRevalidate: hour },
  brands: { fresh: hour, staleWhileRevalidate: day },
  product: { fresh: 5 * minute, staleWhileRevalidate: hour },
  editorial: { fresh: hour, staleWhileRevalidate: day },
  search: { fresh: 5 * minute, staleWhileRevalidate: hour },
  suggestions: { fresh: 5 * minute, staleWhileRevalidate: hour },
  robots: { fresh: hour, staleWhileRevalidate: day },
  sitemap: { fresh: hour, staleWhileRevalidate: day },
  redirect: { fresh: hour, staleWhileRevalidate: day },
  missing: { fresh: minute, staleWhileRevalidate: 0 },
} as const;

/**
 * How long each answer of the platform is used, by operation. What is not in this table is asked for every time, as
 * everything about carts and saved items is. Tags name what a change purges beyond the things an answer shows: `listing` whatever lists
 * products, `metaobjects` whatever lists metaobjects.
 */
export const dataPolicies: Record<string, DataPolicy> = {
  Collection: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  ListedVariants: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  CategorySizes: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  Brands: { fresh: hour, stale: day, tags: ['listing'] },
  ProductCardsByHandle: { fresh: 5 * minute, stale: day },
  ProductDetail: { fresh: 5 * minute, stale: day },
  ProductReviews: { fresh: 5 * minute, stale: day },
  ProductRecommendations: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  ProductTest: { fresh: 5 * minute, stale: day },
  ProductTests: { fresh: 5 * minute, stale: day, tags: ['metaobjects'] },
  TopBarPromotion: { fresh: 5 * minute, stale: day, tags: ['metaobjects'] },
  CollectionHandleById: { fresh: hour, stale: day },
  ProductHandleById: { fresh: hour, stale: day },
  // anybody can think up searches: they are not worth keeping for long
  PredictiveSearch: { fresh: minute, stale: 10 * minute, tags: ['listing'] },
  Search: { fresh: minute, stale: 10 * minute, tags: ['listing'] },
  SearchPresets: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  SitemapProducts: { fresh: hour, stale: day, tags: ['listing'] },
  SitemapCollections: { fresh: hour, stale: day, tags: ['listing'] },
};

/** That something does not exist is forgotten sooner, and when anything new is announced. */
export const notFoundDataPolicy = { fresh: minute, tags: ['missing'] };

/** A page made from stale answers is asked for again soon. */
const staleFresh = 10;

/** Some caches take no more than 8 kB in a header. A page with more is purged whenever any product changes. */
const mostTags = 400;
const manyProducts = 'many';

/** For pages that are the same for every visitor. */
export function publicHeaders(kind: keyof typeof pages): { 'Cache-Control': string } {
  const { fresh, staleWhileRevalidate } = pages[kind];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${day}`,
  };
}

/** Stock may be at most a minute old in all: half of that is the edge's, and never after. */
export const stockHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

/** For answers that belong to one visitor. */
export const privateHeaders = { 'Cache-Control': 'private, no-store' };

/** For pages behind a link in a mail: its token stays between the reader and us. */
export const mailLinkHeaders = {
  ...privateHeaders,
  'X-Robots-Tag': 'noindex',
  // the address without its token; 'no-referrer' would hide from us, too, where a form was sent from
  'Referrer-Policy': 'strict-origin',
};

interface ShownData {
  tags: ReadonlySet<string>;
  isStale: boolean;
  hasGaps: boolean;
}

/**
 * Writes on a public answer by which tags it is purged. One that shows stale data lives shorter; one that is not whole
 * must not take the place of a whole one.
 */
export function setCacheTags(headers: Headers, { tags, isStale, hasGaps }: ShownData) {
  const cacheControl = headers.get('Cache-Control');
  if (!cacheControl?.startsWith('public')) return;
  if (hasGaps) return headers.set('Cache-Control', 'no-store');
  const shown = (tags.size > mostTags ? withoutProducts(tags) : [...tags]).sort();
  if (shown.length > 0) {
    // the one for Varnish, the other for most content networks
    headers.set('xkey', shown.join(' '));
    headers.set('Surrogate-Key', shown.join(' '));
  }
  if (isStale) {
    headers.set('Cache-Control', cacheControl.replace(/s-maxage=\d+/, `s-maxage=${staleFresh}`));
  }
}

function withoutProducts(tags: ReadonlySet<string>): string[] {
  return [manyProducts, ...[...tags].filter((tag) => !/^p\d/.test(tag)).slice(0, mostTags)];
}

/** What to purge when the platform announces a change. */
export const purgeTags = {
  productChanged: (id: number) => [`p${id}`, manyProducts],
  /** It may belong into any list, and pages may have said that it does not exist. */
  productCameOrWent: (id: number) => [`p${id}`, manyProducts, 'listing', 'missing'],
  collectionChanged: (id: number) => [`c${id}`],
  collectionCameOrWent: (id: number) => [`c${id}`, 'missing'],
  metaobjectChanged: (id: number) => [`m${id}`, 'metaobjects'],
};
