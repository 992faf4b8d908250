import type { DataPolicy } from './commerce/platform/cached-platform.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an edge may cache each kind of page, in seconds. The only place where lifetimes are set. */
const pages = {
  home: { fresh: 5 * minute, staleWhileRevalidate: hour },
  collection: { fresh: 5 * minute, staleWhileRevalidate: hour },
  brands: { fresh: hour, staleWhileRevalidate: day },
  product: { fresh: 5 * minute, staleWhileRevalidate: hour },
  editorial: { fresh: hour, staleWhileRevalidate: day },
  search: { fresh: 5 * minute, staleWhileRevalidate: hour },
  suggestions: { fresh: 5 * minute, staleWhileRevalidate: hour },
  robots: { fresh: hour, staleWhileRevalidate: day },
  feed: { fresh: hour, staleWhileRevalidate: day },
  sitemap: { fresh: hour, staleWhileRevalidate: day },
  redirect: { fresh: hour, staleWhileRevalidate: day },
  missing: { fresh: minute, staleWhileRevalidate: 0 },
} as const;

/** Lists without webhooks: one node looks for changes (content-source/content-state.ts). */
const unannounced = { menus: 'menus', pages: 'pages', articles: 'articles', policies: 'policies' };

const content = { fresh: 5 * minute, stale: day };

/**
 * How long each response of the platform is cached, by operation. Operations that are not listed are never cached, like
 * everything about carts and saved items. Tags name what else a change purges besides the items shown: `listing` whatever
 * lists products, `m-<type>` whatever lists metaobjects of that type.
 * Feeds and sitemaps of products are not listed: they would fill the cache, and the edge caches them.
 */
export const dataPolicies: Record<string, DataPolicy> = {
  Markets: { fresh: 5 * minute, stale: day },
  Collection: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  ListedVariants: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  CollectionSize: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  Brands: { fresh: hour, stale: day, tags: ['listing'] },
  ProductCardByHandle: { fresh: 5 * minute, stale: day },
  ProductDetail: { fresh: 5 * minute, stale: day },
  ProductVariantsAfter: { fresh: 5 * minute, stale: day },
  ProductReviews: { fresh: 5 * minute, stale: day },
  ProductRecommendations: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  ProductTest: { fresh: 5 * minute, stale: day },
  ProductTests: { fresh: 5 * minute, stale: day, tags: listedMetaobjects('product_test') },
  TopBarPromotion: { fresh: 5 * minute, stale: day, tags: listedMetaobjects('topbar_promotion') },
  // on every page: changes of the collections they lead to must not purge them all
  SiteContent: { ...content, emptyTags: listedMetaobjects('site'), tagKinds: /^m\d/ },
  HomePage: { ...content, emptyTags: listedMetaobjects('home_page'), tagKinds: /^m\d/ },
  Menus: { ...content, tags: [unannounced.menus], emptyTags: [unannounced.menus] },
  PageByHandle: { ...content, emptyTags: [unannounced.pages] },
  ArticleByHandle: { ...content, emptyTags: [unannounced.articles] },
  Articles: { ...content, tags: [unannounced.articles], emptyTags: [unannounced.articles] },
  WrittenPages: { ...content, tags: [unannounced.pages, unannounced.articles] },
  ShopPolicies: { ...content, tags: [unannounced.policies] },
  DocumentHandle: { fresh: hour, stale: day, emptyTags: [] },
  CollectionHandleById: { fresh: hour, stale: day },
  ProductHandleById: { fresh: hour, stale: day },
  // unbounded number of queries: cached briefly
  PredictiveSearch: { fresh: minute, stale: 10 * minute, tags: ['listing'] },
  Search: { fresh: minute, stale: 10 * minute, tags: ['listing'] },
  CategoryHits: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  CollectionNames: { fresh: hour, stale: day, tags: ['listing'] },
  PresetProduct: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  PresetCollection: { fresh: 5 * minute, stale: day, tags: ['listing'] },
  SitemapSize: { fresh: hour, stale: day },
  SitemapCollections: { fresh: hour, stale: day, tags: ['listing'] },
};

/** Of reviews from a service; a change of their product purges them as well, such as the rating that review apps write. */
export const reviewLifetime = { fresh: 10 * minute, stale: 7 * day };
export const reviewsTag = 'reviews';

/** "Not found" is cached for a shorter time, and purged when anything is created. */
export const notFoundDataPolicy = { fresh: minute, tags: ['missing'] };

/** Pages built from stale data are revalidated soon, after so many seconds. */
const staleFresh = 10;

/** Some caches limit a header to 8 kB. A page with more tags is purged whenever any product changes. */
const maxTags = 400;
const manyProducts = 'many';

/** Of a feed of all products; it is streamed, so that its tags are needed before its content is known. */
export const feedTags = [manyProducts, 'listing'];

/** For pages that are the same for every visitor. */
export function publicHeaders(kind: keyof typeof pages): { 'Cache-Control': string } {
  const { fresh, staleWhileRevalidate } = pages[kind];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${day}`,
  };
}

/** Stock may be a minute old at most: the edge may cache it for half of that, and never serve it stale. */
export const stockHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

/** For responses that belong to one visitor. */
export const privateHeaders = { 'Cache-Control': 'private, no-store' };

/** For pages linked from a mail: the token in their address must not leak. */
export const mailLinkHeaders = {
  ...privateHeaders,
  'X-Robots-Tag': 'noindex',
  // the origin only; 'no-referrer' would also remove the Origin header that forms are checked by
  'Referrer-Policy': 'strict-origin',
};

interface ShownData {
  tags: ReadonlySet<string>;
  isStale: boolean;
  hasGaps: boolean;
  expiresAt?: number | null;
}

/**
 * Adds the tags by which a public response is purged. With stale data it is cached for a shorter time; an incomplete one
 * is not cached. Pages that do not exist are public, whichever route says so: the router drops their headers.
 */
export function setCacheTags({ status, headers }: Response, shownData: ShownData) {
  const { tags, isStale, hasGaps, expiresAt = null } = shownData;
  const missing = status === 404 ? publicHeaders('missing')['Cache-Control'] : null;
  const cacheControl = headers.get('Cache-Control') ?? missing;
  if (!cacheControl?.startsWith('public')) return;
  headers.set('Cache-Control', cacheControl);
  if (hasGaps) return headers.set('Cache-Control', 'no-store');
  const shown = (tags.size > maxTags ? withoutProducts(tags) : [...tags]).sort();
  if (shown.length > 0) {
    // xkey for Varnish, Surrogate-Key for Fastly; the server adds Cloudflare's, since three would exceed header limits
    headers.set('xkey', shown.join(' '));
    headers.set('Surrogate-Key', shown.join(' '));
  }
  const fresh = isStale
    ? cacheControl.replace(/s-maxage=\d+/, `s-maxage=${staleFresh}`)
    : cacheControl;
  const left = expiresAt === null ? null : Math.max(1, Math.ceil((expiresAt - Date.now()) / 1000));
  headers.set('Cache-Control', left === null ? fresh : limitedTo(fresh, left));
}

/** Neither fresh nor revalidated in the background for longer than so many seconds. */
export function limitedTo(cacheControl: string, seconds: number): string {
  const fresh = Math.min(Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0), seconds);
  return cacheControl
    .replace(/s-maxage=\d+/, `s-maxage=${fresh}`)
    .replace(/stale-while-revalidate=(\d+)/, (_, stale: string) => {
      return `stale-while-revalidate=${Math.min(Number(stale), seconds - fresh)}`;
    });
}

function withoutProducts(tags: ReadonlySet<string>): string[] {
  return [manyProducts, ...[...tags].filter((tag) => !/^p\d/.test(tag)).slice(0, maxTags)];
}

/** What to purge when the platform announces a change. */
export const purgeTags = {
  productChanged: (id: number) => [`p${id}`, manyProducts],
  /** It may belong into any list, and pages may have said that it does not exist. */
  productCameOrWent: (id: number) => [`p${id}`, manyProducts, 'listing', 'missing'],
  collectionChanged: (id: number) => [`c${id}`],
  collectionCameOrWent: (id: number) => [`c${id}`, 'missing'],
  /** It may belong into any list of its type. */
  metaobjectChanged: (id: number, type: string) => [`m${id}`, ...listedMetaobjects(type)],
};

function listedMetaobjects(type: string): [string] {
  return [`m-${type}`];
}
