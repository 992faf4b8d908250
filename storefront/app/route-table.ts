import type { Screen } from '../telemetry/screens.ts';

/**
 * All routes of the shop, one row each. The router is built from this table, and so are the rate limits, the origin
 * check and the edge's rules (`npm run generate edge-routes`); links and telemetry are tested against it. The first matching row
 * wins, so literal paths come before those with a parameter.
 */

/** Requests a client may send within so many seconds. Several clients may share an address. */
export const rateLimits = {
  webhooks: { points: 600, seconds: 60 },
  reports: { points: 60, seconds: 60 },
  newsletter: { points: 60, seconds: 600 },
  // several consumers may share an address; the application limits mails to one mailbox
  declarations: { points: 60, seconds: 600 },
  search: { points: 300, seconds: 60 },
  // each reads the whole catalogue; the edge serves all but the first
  feeds: { points: 20, seconds: 600 },
  writes: { points: 300, seconds: 60 },
} as const;
export type RateLimit = keyof typeof rateLimits;

export interface RouteRow {
  /** As React Router writes it, from the root of the host. */
  pattern: string;
  /** In app/routes; null where the server responds before the application. */
  module: string | null;
  /** Public answers are the same for everybody: the edge caches them and sends no cookie on. */
  access: 'public' | 'private';
  /** The query parameters it reads; the edge drops all others. `filter.*` matches a prefix. */
  query?: readonly string[];
  screen: Screen;
  /** For every request, or for writes only; a write without a limit of its own counts as one of `writes`. */
  limit?: { on: 'all' | 'writes'; as: RateLimit };
  /** Accepts requests without our Origin header: the caller is not one of our pages. */
  takesForeignWrites?: true;
}

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
const adviceQuery = ['preparation', 'taste', 'strength'];
const search = { on: 'all', as: 'search' } as const;
const signUp = { on: 'writes', as: 'newsletter' } as const;
const declaration = { on: 'writes', as: 'declarations' } as const;
const reports = { on: 'all', as: 'reports' } as const;

export const routeTable: readonly RouteRow[] = [
  { pattern: '/:lang', module: 'home.tsx', access: 'public', screen: 'home' },
  {
    ...{ pattern: '/:lang/c/:handle.md', module: 'collection-markdown.ts', access: 'public' },
    screen: 'collection',
  },
  {
    ...{ pattern: '/:lang/c/:handle', module: 'collection.tsx', access: 'public' },
    ...{ query: [...listingQuery, ...adviceQuery], screen: 'collection' },
  },
  { pattern: '/:lang/brands', module: 'brands.tsx', access: 'public', screen: 'brands' },
  {
    ...{ pattern: '/:lang/advice', module: 'advice.ts', access: 'public' },
    ...{ query: adviceQuery, screen: 'other' },
  },
  {
    ...{ pattern: '/:lang/advice/count', module: 'advice-count.ts', access: 'public' },
    ...{ query: adviceQuery, screen: 'other' },
  },
  {
    ...{ pattern: '/:lang/p/:handle.md', module: 'product-markdown.ts', access: 'public' },
    screen: 'product',
  },
  {
    ...{ pattern: '/:lang/p/:handle', module: 'product.tsx', access: 'public' },
    query: ['variant', 'reviews', 'stars', 'sort', 'brewer', 'grinder'],
    ...{ screen: 'product', limit: signUp },
  },
  {
    ...{ pattern: '/:lang/p/:handle/variants', module: 'product-variants.ts', access: 'public' },
    screen: 'product',
  },
  {
    ...{ pattern: '/:lang/subscription', module: 'subscription.tsx', access: 'public' },
    ...{ query: ['cups', 'method', 'coffee'], screen: 'other' },
  },
  {
    // the columns that a narrow screen shows
    ...{ pattern: '/:lang/compare', module: 'compare.tsx', access: 'public' },
    ...{ query: ['p', 'left', 'right'], screen: 'other' },
  },
  {
    ...{ pattern: '/:lang/product-cards', module: 'product-cards.tsx', access: 'public' },
    ...{ query: ['ids'], screen: 'other' },
  },
  { pattern: '/:lang/stock/:product', module: 'stock.ts', access: 'public', screen: 'other' },
  {
    ...{ pattern: '/:lang/e/newsletter', module: 'newsletter.tsx', access: 'public' },
    ...{ screen: 'newsletter', limit: signUp },
  },
  {
    ...{ pattern: '/:lang/newsletter/sign-up', module: 'newsletter-sign-up.tsx' },
    ...{ access: 'private', screen: 'newsletter', limit: signUp },
  },
  {
    ...{ pattern: '/:lang/newsletter/confirm', module: 'newsletter-confirm.tsx' },
    ...{ access: 'private', query: ['token'], screen: 'newsletter', limit: signUp },
  },
  {
    // one-click unsubscribe comes from mail clients, for many readers from few networks
    ...{ pattern: '/:lang/newsletter/unsubscribe', module: 'newsletter-unsubscribe.tsx' },
    ...{ access: 'private', query: ['token'], screen: 'newsletter', takesForeignWrites: true },
  },
  {
    ...{ pattern: '/:lang/restock/request', module: 'restock-request.ts', access: 'private' },
    ...{ screen: 'other', limit: signUp },
  },
  {
    ...{ pattern: '/:lang/restock/confirm', module: 'restock-confirm.tsx', access: 'private' },
    ...{ query: ['token'], screen: 'other', limit: signUp },
  },
  {
    ...{ pattern: '/:lang/e/:slug', module: 'content-page.tsx', access: 'public' },
    ...{ query: adviceQuery, screen: 'content' },
  },
  {
    ...{ pattern: '/:lang/a/:handle.md', module: 'article-markdown.ts', access: 'public' },
    screen: 'article',
  },
  {
    ...{ pattern: '/:lang/a/:handle', module: 'article.tsx', access: 'public' },
    ...{ query: ['coffee'], screen: 'article' },
  },
  {
    ...{ pattern: '/:lang/search', module: 'search.tsx', access: 'public' },
    ...{ query: ['q', ...listingQuery], screen: 'search', limit: search },
  },
  {
    ...{ pattern: '/:lang/search/suggestions', module: 'search-suggestions.ts', access: 'public' },
    ...{ query: ['q'], screen: 'search', limit: search },
  },
  {
    ...{ pattern: '/:lang/search/presets', module: 'search-presets.ts', access: 'public' },
    ...{ screen: 'search', limit: search },
  },
  {
    ...{ pattern: '/:lang/cart', module: 'cart.tsx', access: 'private' },
    ...{ query: ['missing'], screen: 'cart' },
  },
  { pattern: '/:lang/cart/data', module: 'cart-data.ts', access: 'private', screen: 'cart' },
  {
    ...{ pattern: '/:lang/cart/saved', module: 'cart-saved.ts', access: 'private' },
    ...{ query: ['items'], screen: 'cart' },
  },
  {
    ...{ pattern: '/:lang/checkout', module: 'checkout.ts', access: 'private' },
    ...{ query: ['express'], screen: 'cart' },
  },
  {
    ...{ pattern: '/:lang/delivery-country', module: 'delivery-country.tsx' },
    ...{ access: 'private', screen: 'other' },
  },
  {
    ...{ pattern: '/:lang/delivery-parts/:country', module: 'delivery-parts.ts' },
    ...{ access: 'public', screen: 'other' },
  },
  {
    ...{ pattern: '/:lang/withdrawal', module: 'withdrawal.tsx', access: 'private' },
    ...{ screen: 'other', limit: declaration },
  },
  {
    ...{ pattern: '/:lang/cancellation', module: 'cancellation.tsx', access: 'private' },
    ...{ screen: 'other', limit: declaration },
  },
  {
    // the platform's addresses: a product's variant, a search
    ...{ pattern: '/:lang/*', module: 'missing-page.tsx', access: 'public' },
    ...{ query: ['variant', 'q'], screen: 'other' },
  },
  {
    ...{ pattern: '/.well-known/security.txt', module: 'security-txt.ts', access: 'public' },
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
    ...{ pattern: '/feeds/:name', module: 'feed.ts', access: 'public', screen: 'other' },
    limit: { on: 'all', as: 'feeds' },
  },
  {
    ...{ pattern: '/webhooks/platform', module: null, access: 'private', screen: 'other' },
    ...{ limit: { on: 'all', as: 'webhooks' }, takesForeignWrites: true },
  },
  {
    // browsers send these without an Origin header
    ...{ pattern: '/reports/policy', module: null, access: 'private', screen: 'other' },
    ...{ limit: reports, takesForeignWrites: true },
  },
  {
    ...{ pattern: '/reports/errors', module: null, access: 'private', screen: 'other' },
    limit: reports,
  },
  {
    ...{ pattern: '/reports/vitals', module: null, access: 'private', screen: 'other' },
    limit: reports,
  },
  {
    ...{ pattern: '/reports/searches', module: null, access: 'private', screen: 'other' },
    limit: reports,
  },
];

const matchers = routeTable.map((row) => ({ row, matches: new RegExp(`^${pathRegex(row)}$`) }));

/** The row that matches a path, if any. Data requests (`.data`) match their page. */
export function matchRoute(path: string): RouteRow | null {
  let end = path.endsWith('.data') ? path.length - '.data'.length : path.length;
  while (path[end - 1] === '/') end -= 1;
  const page = path.slice(0, end);
  return matchers.find(({ matches }) => matches.test(page))?.row ?? null;
}

/** A row's pattern as a regular expression that Varnish reads, too. */
export function pathRegex({ pattern }: Pick<RouteRow, 'pattern'>): string {
  return pattern
    .replaceAll('.', '\\.')
    .replace('/:lang', '/[a-z][a-z]')
    .replaceAll(/:\w+/g, '[^/?]+')
    .replace('/*', '/[^?]+');
}
