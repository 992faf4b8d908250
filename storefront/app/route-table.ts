import { routeModules } from '#shop/modules/routes.ts';
import type { RateLimit, RouteRow } from './shop-model/route-row.ts';

/**
 * All routes of the shop, one row each. The router is built from this table, and so are the rate limits, the origin
 * check and the edge's rules (`npm run generate edge-routes`); links and telemetry are tested against it. The first matching row
 * wins, so literal paths come before those with a parameter.
 */

/** Requests a client may send within so many seconds. Several clients may share an address. */
export const rateLimits = {
  // without a valid signature
  webhooks: { points: 60, seconds: 60 },
  reports: { points: 60, seconds: 60 },
  newsletter: { points: 60, seconds: 600 },
  // several consumers may share an address; the application limits mails to one mailbox
  declarations: { points: 60, seconds: 600 },
  search: { points: 300, seconds: 60 },
  // each reads the whole catalogue; the edge serves all but the first
  feeds: { points: 20, seconds: 600 },
  writes: { points: 300, seconds: 60 },
  // a page asks for the cart once or twice
  privateReads: { points: 600, seconds: 60 },
  // addresses of a former shop, and such as no page links to
  unknown: { points: 60, seconds: 60 },
} as const satisfies Record<RateLimit, { points: number; seconds: number }>;

const listingQuery = [
  'filter.*',
  'price',
  'price.min',
  'price.max',
  'sort',
  'show',
  'after',
  'from',
];
const search = { on: 'all', as: 'search' } as const;
const signUp = { on: 'writes', as: 'newsletter' } as const;
const declaration = { on: 'writes', as: 'declarations' } as const;
const reports = { on: 'all', as: 'reports' } as const;
const links = { on: 'all', as: 'unknown' } as const;

const ownRoutes: readonly RouteRow[] = [
  { pattern: '/:lang', module: 'home.tsx', access: 'public', screen: 'home' },
  {
    pattern: '/:lang/c/:handle.md',
    module: 'collection-markdown.ts',
    access: 'public',
    screen: 'collection',
  },
  {
    pattern: '/:lang/c/:handle',
    module: 'collection.tsx',
    access: 'public',
    query: listingQuery,
    screen: 'collection',
  },
  { pattern: '/:lang/brands', module: 'brands.tsx', access: 'public', screen: 'brands' },
  {
    pattern: '/:lang/p/:handle.md',
    module: 'product-markdown.ts',
    access: 'public',
    screen: 'product',
  },
  {
    pattern: '/:lang/p/:handle',
    module: 'product.tsx',
    access: 'public',
    query: ['variant', 'reviews', 'stars', 'sort'],
    screen: 'product',
    limit: signUp,
  },
  {
    pattern: '/:lang/p/:handle/variants',
    module: 'product-variants.ts',
    access: 'public',
    screen: 'product',
  },
  {
    // the columns that a narrow screen shows
    pattern: '/:lang/compare',
    module: 'compare.tsx',
    access: 'public',
    query: ['p', 'left', 'right', 'kind'],
    screen: 'other',
  },
  {
    pattern: '/:lang/product-cards',
    module: 'product-cards.tsx',
    access: 'public',
    query: ['ids'],
    screen: 'other',
  },
  { pattern: '/:lang/stock/:product', module: 'stock.ts', access: 'public', screen: 'other' },
  {
    pattern: '/:lang/e/newsletter',
    module: 'newsletter.tsx',
    access: 'public',
    screen: 'newsletter',
    limit: signUp,
  },
  {
    pattern: '/:lang/newsletter/sign-up',
    module: 'newsletter-sign-up.tsx',
    access: 'private',
    screen: 'newsletter',
    limit: signUp,
  },
  {
    pattern: '/:lang/newsletter/confirm',
    module: 'newsletter-confirm.tsx',
    access: 'private',
    query: ['token'],
    screen: 'newsletter',
    limit: signUp,
  },
  {
    // one-click unsubscribe comes from mail clients, for many readers from few networks
    pattern: '/:lang/newsletter/unsubscribe',
    module: 'newsletter-unsubscribe.tsx',
    access: 'private',
    query: ['token'],
    screen: 'newsletter',
    takesForeignWrites: true,
  },
  {
    pattern: '/:lang/restock/request',
    module: 'restock-request.ts',
    access: 'private',
    screen: 'other',
    limit: signUp,
  },
  {
    pattern: '/:lang/restock/confirm',
    module: 'restock-confirm.tsx',
    access: 'private',
    query: ['token'],
    screen: 'other',
    limit: signUp,
  },
  {
    pattern: '/:lang/e/:slug',
    module: 'content-page.tsx',
    access: 'public',
    screen: 'content',
  },
  {
    pattern: '/:lang/a/:handle.md',
    module: 'article-markdown.ts',
    access: 'public',
    screen: 'article',
  },
  {
    pattern: '/:lang/a/:handle',
    module: 'article.tsx',
    access: 'public',
    screen: 'article',
  },
  {
    pattern: '/:lang/search',
    module: 'search.tsx',
    access: 'public',
    query: ['q', ...listingQuery],
    screen: 'search',
    limit: search,
  },
  {
    pattern: '/:lang/search/suggestions',
    module: 'search-suggestions.ts',
    access: 'public',
    query: ['q'],
    screen: 'search',
    limit: search,
  },
  {
    pattern: '/:lang/search/presets',
    module: 'search-presets.ts',
    access: 'public',
    screen: 'search',
    limit: search,
  },
  {
    pattern: '/:lang/cart',
    module: 'cart.tsx',
    access: 'private',
    query: ['missing', 'notAdded'],
    screen: 'cart',
  },
  { pattern: '/:lang/cart/data', module: 'cart-data.ts', access: 'private', screen: 'cart' },
  {
    pattern: '/:lang/cart/saved',
    module: 'cart-saved.ts',
    access: 'private',
    query: ['items'],
    screen: 'cart',
  },
  {
    // the platform's links to a filled cart and to a code; both change the cart
    pattern: '/:lang/cart/:lines',
    module: 'cart-link.ts',
    access: 'private',
    query: ['*'],
    screen: 'cart',
    limit: links,
  },
  {
    pattern: '/:lang/discount/:code',
    module: 'discount-link.ts',
    access: 'private',
    query: ['redirect'],
    screen: 'other',
    limit: links,
  },
  {
    pattern: '/:lang/checkout',
    module: 'checkout.ts',
    access: 'private',
    query: ['express'],
    screen: 'cart',
  },
  {
    pattern: '/:lang/delivery-country',
    module: 'delivery-country.tsx',
    access: 'private',
    screen: 'other',
  },
  {
    pattern: '/:lang/delivery-parts/:country',
    module: 'delivery-parts.ts',
    access: 'public',
    screen: 'other',
  },
  {
    pattern: '/:lang/withdrawal',
    module: 'withdrawal.tsx',
    access: 'private',
    query: ['order', 'scope'],
    screen: 'other',
    limit: declaration,
  },
  {
    pattern: '/:lang/cancellation',
    module: 'cancellation.tsx',
    access: 'private',
    query: ['contract'],
    screen: 'other',
    limit: declaration,
  },
  {
    pattern: '/:lang/account/:page?/:item?',
    module: 'account.tsx',
    access: 'private',
    query: ['after', 'done', 'returnTo'],
    screen: 'other',
  },
  {
    // the platform's addresses: a product's variant, a search
    pattern: '/:lang/*',
    module: 'missing-page.tsx',
    access: 'public',
    query: ['variant', 'q'],
    screen: 'other',
  },
  {
    pattern: '/.well-known/security.txt',
    module: 'security-txt.ts',
    access: 'public',
    screen: 'other',
  },
  {
    pattern: '/cart/:lines',
    module: 'cart-link-without-language.ts',
    access: 'private',
    query: ['*'],
    screen: 'other',
    limit: links,
  },
  {
    pattern: '/discount/:code',
    module: 'discount-link-without-language.ts',
    access: 'private',
    query: ['redirect', 'lang'],
    screen: 'other',
    limit: links,
  },
  {
    pattern: '/account/callback',
    module: null,
    access: 'private',
    query: ['code', 'state', 'error'],
    screen: 'other',
  },
  { pattern: '/.well-known/ucp', module: null, access: 'public', screen: 'other' },
  { pattern: '/indexnow.txt', module: null, access: 'public', screen: 'other' },
  { pattern: '/llms.txt', module: 'llms-txt.ts', access: 'public', screen: 'other' },
  { pattern: '/agents.md', module: 'agents-md.ts', access: 'public', screen: 'other' },
  { pattern: '/robots.txt', module: 'robots.ts', access: 'public', screen: 'other' },
  { pattern: '/sitemap.xml', module: 'sitemap.ts', access: 'public', screen: 'other' },
  { pattern: '/sitemaps/:name', module: 'sitemap-file.ts', access: 'public', screen: 'other' },
  {
    pattern: '/feeds/:name',
    module: 'feed.ts',
    access: 'public',
    screen: 'other',
    limit: { on: 'all', as: 'feeds' },
  },
  {
    pattern: '/webhooks/platform',
    module: null,
    access: 'private',
    screen: 'other',
    limit: { on: 'failures', as: 'webhooks' },
    takesForeignWrites: true,
  },
  {
    // browsers send these without an Origin header
    pattern: '/reports/policy',
    module: null,
    access: 'private',
    screen: 'other',
    limit: reports,
    takesForeignWrites: true,
  },
  {
    pattern: '/reports/errors',
    module: null,
    access: 'private',
    screen: 'other',
    limit: reports,
  },
  {
    pattern: '/reports/vitals',
    module: null,
    access: 'private',
    screen: 'other',
    limit: reports,
  },
  {
    pattern: '/reports/searches',
    module: null,
    access: 'private',
    screen: 'other',
    limit: reports,
  },
  {
    pattern: '/reports/events',
    module: null,
    access: 'private',
    screen: 'other',
    limit: reports,
  },
  {
    pattern: '/reports/session',
    module: null,
    access: 'private',
    screen: 'other',
    limit: reports,
  },
  { pattern: '/health/:check', module: null, access: 'internal', screen: 'other' },
  // files that exist are served before any route
  { pattern: '/assets/*', module: null, access: 'public', screen: 'other' },
  { pattern: '/favicon.ico', module: null, access: 'public', screen: 'other' },
  // the root's middleware redirects the bare host
  { pattern: '/', module: 'bare-host.ts', access: 'public', query: ['*'], screen: 'other' },
  {
    // redirects of the merchant, and of addresses without a language
    pattern: '/*',
    module: 'address-without-language.tsx',
    access: 'public',
    query: ['*'],
    screen: 'other',
    limit: { on: 'all', as: 'unknown' },
  },
];

/** With those of the shop's modules. */
export const routeTable: readonly RouteRow[] = [
  ...routeModules.flatMap(({ routes }) => routes),
  ...ownRoutes.map(withModuleQuery),
];

function withModuleQuery(row: RouteRow): RouteRow {
  const added = routeModules.flatMap(({ query }) => query[row.pattern] ?? []);
  return added.length > 0 ? { ...row, query: [...(row.query ?? []), ...added] } : row;
}

const matchers = routeTable.map((row) => ({ row, matches: new RegExp(`^${pathRegex(row)}$`) }));

/** A row's module as a path in app. */
export function moduleFile(module: RouteRow['module']): string | null {
  return module === null || module.includes('/') ? module : `routes/${module}`;
}

/** React Router's address of a page's data. */
export const dataSuffix = '.data';

/**
 * The row of a canonical path. The data of a page match its row; data of anything else match none, nor does React
 * Router's second spelling (`/_.data`), which stands for a path with a slash at its end.
 */
export function matchRoute(path: string): RouteRow | null {
  const isData = path.endsWith(dataSuffix);
  const address = isData ? path.slice(0, -dataSuffix.length) : path;
  if (isData && /\/_?$/.test(address)) return null;
  const row = matchers.find(({ matches }) => matches.test(address))?.row ?? null;
  return row && isData && !hasData(row) ? null : row;
}

/** Whether requests for its data are answered. Files and endpoints would be buffered as a whole. */
export function hasData({ module, isDestination }: RouteRow): boolean {
  return isDestination ?? module?.endsWith('.tsx') ?? false;
}

/** A row's pattern as a regular expression that Varnish reads, too. */
export function pathRegex({ pattern }: Pick<RouteRow, 'pattern'>): string {
  return pattern
    .replaceAll('.', '\\.')
    .replace('/:lang', '/[a-z][a-z](?:-[a-z][a-z])?')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/?]+)?')
    .replaceAll(/:\w+/g, '[^/?]+')
    .replace('/*', '/[^?]+');
}
