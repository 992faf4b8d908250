// Load on each tier of a shop behind caching edges, from visitors, popularity, lifetimes and changes.

/** Pages of one kind; their popularity follows Zipf's law. */
export interface PageKind {
  name: string;
  pages: number;
  /** Share of all page views. */
  share: number;
  zipfExponent: number;
  freshSeconds: number;
  /** How long an expired page may be served while it is fetched in the background. */
  revalidateSeconds: number;
  /** A change of any of them purges the page. */
  productsShown: number;
  /** CPU time of one rendering. */
  renderMs: number;
  /** Size of the document as sent. */
  kilobytes: number;
  /** Platform requests of a rendering whose data is not cached. */
  platformCalls: number;
}

export interface Shop {
  viewsPerSecond: number;
  kinds: PageKind[];
  products: number;
  productChangesPerHour: number;
  /** Edges that cache for themselves. */
  edges: number;
  /** One edge through which the others fetch. */
  hasShield: boolean;
  cartChangesPerView: number;
  searchesPerView: number;
  /** Suggestions and search results that no cache has. */
  searchMissRatio: number;
  /** Scripts, styles, fonts and pictures of an average page view. */
  assetKilobytes: number;
}

interface Prices {
  perCoreMonth: number;
  perGigabyte: number;
  perMillionRequests: number;
}

/** A node keeps room for peaks and for the loss of another node. */
const targetUtilisation = 0.5;
const cartRenderMs = 8;
const requestsPerView = 12;
const secondsPerMonth = 30 * 24 * 3600;

/** A purge is repeated after this time, since pages were in flight during the first. */
const settleSeconds = 0.4;
/** At once, and again when the platform's API surely answers with the change. */
const purgesPerChange = 2;

export function zipf(count: number, exponent: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => (index + 1) ** -exponent);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Purges of a page per second that find it fresh again; close ones count only if it was visited in between. */
export function purgeRate(changesPerSecond: number, visitsPerSecond: number): number {
  return changesPerSecond * purgesPerChange * (2 - Math.exp(-visitsPerSecond * settleSeconds));
}

/** Renderings of one page per second: one per period of freshness and the wait for the next visitor. */
export function renderRate(visits: number, purges: number, freshSeconds: number): number {
  if (visits === 0) return 0;
  return 1 / (freshFor(purges, freshSeconds) + 1 / visits);
}

/** Expected freshness: its lifetime, or the time until a purge. */
function freshFor(purges: number, freshSeconds: number): number {
  return purges === 0 ? freshSeconds : -Math.expm1(-purges * freshSeconds) / purges;
}

/** Renderings of one page within some time after a cold start, shorter than its lifetime. */
export function rendersWithin(visits: number, purges: number, seconds: number): number {
  const both = visits + purges;
  if (both === 0) return 0;
  return (visits * purges * seconds) / both + (visits / both) ** 2 * -Math.expm1(-both * seconds);
}

/** Visitors per second who wait for a rendering of one page instead of getting a cached one. */
function waitingRate(visits: number, purges: number, kind: PageKind): number {
  const isPurged = -Math.expm1(-purges * kind.freshSeconds);
  const isTooOld = Math.exp(-visits * kind.revalidateSeconds);
  const renders = renderRate(visits, purges, kind.freshSeconds);
  return renders * (isPurged + (1 - isPurged) * isTooOld);
}

export interface Estimate {
  hitRatio: number;
  waitingRatio: number;
  rendersPerSecond: number;
  platformCallsPerSecond: number;
  cores: number;
  megabitsPerSecond: number;
  cacheMegabytes: number;
  costPerMillionViews: number;
}

export function estimate(shop: Shop, prices: Prices): Estimate {
  const changes = shop.productChangesPerHour / 3600 / shop.products;
  let edgeFetches = 0;
  let waiting = 0;
  let renders = 0;
  let renderCores = 0;
  let platformCalls = 0;
  let documentKilobytes = 0;
  let cacheKilobytes = 0;
  for (const kind of shop.kinds) {
    const views = shop.viewsPerSecond * kind.share;
    documentKilobytes += views * kind.kilobytes;
    for (const popularity of zipf(kind.pages, kind.zipfExponent)) {
      const visits = views * popularity;
      const atEdge = visits / shop.edges;
      const changed = changes * kind.productsShown;
      const purges = purgeRate(changed, atEdge);
      const fetched = shop.edges * renderRate(atEdge, purges, kind.freshSeconds);
      const rendered = shop.hasShield
        ? renderRate(fetched, purgeRate(changed, fetched), kind.freshSeconds)
        : fetched;
      edgeFetches += fetched;
      waiting += shop.edges * waitingRate(atEdge, purges, kind);
      renders += rendered;
      renderCores += (rendered * kind.renderMs) / 1000;
      // the nodes share their data: it is fetched once per period, however many edges ask
      platformCalls +=
        renderRate(visits, purgeRate(changed, visits), kind.freshSeconds) * kind.platformCalls;
      const isCached = 1 - Math.exp(-atEdge * (kind.freshSeconds + kind.revalidateSeconds));
      cacheKilobytes += isCached * kind.kilobytes;
    }
  }
  const cartChanges = shop.viewsPerSecond * shop.cartChangesPerView;
  const searches = shop.viewsPerSecond * shop.searchesPerView * shop.searchMissRatio;
  const cores =
    (renderCores + ((cartChanges + searches) * cartRenderMs) / 1000) / targetUtilisation;
  const kilobytes = documentKilobytes + shop.viewsPerSecond * shop.assetKilobytes;
  const millionViewsPerMonth = (shop.viewsPerSecond * secondsPerMonth) / 1e6;
  return {
    hitRatio: 1 - edgeFetches / shop.viewsPerSecond,
    waitingRatio: waiting / shop.viewsPerSecond,
    rendersPerSecond: renders,
    platformCallsPerSecond: platformCalls + cartChanges + searches,
    cores,
    megabitsPerSecond: (kilobytes * 8) / 1000,
    cacheMegabytes: cacheKilobytes / 1000,
    costPerMillionViews:
      (Math.ceil(cores) * prices.perCoreMonth) / millionViewsPerMonth +
      (kilobytes / shop.viewsPerSecond) * prices.perGigabyte +
      requestsPerView * prices.perMillionRequests,
  };
}
