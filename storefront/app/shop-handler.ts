import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import type { AccountService } from './account/account-service.ts';
import {
  dataPolicies,
  notFoundDataPolicy,
  reviewLifetime,
  reviewsTag,
  setCacheTags,
} from './cache-policy.ts';
import { createCarts } from './commerce/cart/carts.ts';
import { withParentLines } from './commerce/cart/parent-lines.ts';
import { createSavedProducts } from './commerce/cart/saved-products.ts';
import { createCatalogue } from './commerce/catalogue/catalogue.ts';
import { createCatalogueIndex } from './commerce/catalogue/catalogue-index.ts';
import { createRedirectList } from './commerce/catalogue/redirects.ts';
import { deliveryCountry } from './commerce/markets/delivery-country.ts';
import { inCountry } from './commerce/markets/in-country.ts';
import { readMarkets } from './commerce/markets/markets.ts';
import type { AttemptLimiter } from './commerce/platform/attempt-limiter.ts';
import { createCachedPlatform } from './commerce/platform/cached-platform.ts';
import { isPlatformError, type Platform } from './commerce/platform/platform.ts';
import type { CachedResponse, ResponseCache } from './commerce/platform/response-cache.ts';
import { createCachedReviews } from './commerce/reviews/cached-reviews.ts';
import { createMetafieldReviews } from './commerce/reviews/metafield-reviews.ts';
import type { ReviewSource } from './commerce/reviews/review-source.ts';
import type { ContentProblem } from './content-source/content-problem.ts';
import { createContentSource } from './content-source/content-source.ts';
import type { DraftSource, Preview } from './content-source/preview.ts';
import {
  accountContext,
  type DeclarationService,
  declarationContext,
  homeStylesContext,
  type MailOnRestockService,
  marketsContext,
  type NewsletterService,
  newsletterContext,
  previewContext,
  type ResponseMetadata,
  responseMetadataContext,
  restockContext,
  type Site,
  serverHtmlContext,
  shopContext,
  siteContext,
} from './context.ts';
import { type Locale, marketCountry } from './i18n/locales.ts';
import { type Market, type Markets, marketAt, marketOfCountry, noMarkets } from './i18n/market.ts';
import { nearestLocale } from './i18n/resolve-language.ts';
import { createSealer } from './sealer.ts';

type CacheAnswer = Pick<CachedResponse<unknown>, 'tags' | 'isStale'>;

/** What only the server has. */
interface Server {
  platform: Platform;
  apiVersion: string;
  cache: ResponseCache;
  codeAttempts: AttemptLimiter;
  sessionSecret: string;
  /** Whose market is the shop's home; null for the platform's default. */
  country: string | null;
  /** Further markets such as 'de-ch'; null for those of the shop's own list. */
  markets: readonly string[] | null;
  onMarketOff(market: { locale: string; reason: string }): void;
  /** A review service, the platform's metafields for the shop's total, or the configured total. */
  reviews: ReviewSource | 'metafields' | null;
  onReviewsFailure(error: unknown): void;
  onContentProblem(problem: ContentProblem): void;
  /** Only in a preview: drafts, if there is an access to them. */
  preview: { drafts: DraftSource | null } | null;
  newsletter: NewsletterService | null;
  restock: MailOnRestockService | null;
  declarations: DeclarationService | null;
  accounts: AccountService | null;
}

/** The server's entry point: the response, and what the server needs to know about it. */
export function createShopHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  const redirectList = createRedirectList();
  return async (request: Request, { site, server }: { site: Site; server: Server }) => {
    const { cache, codeAttempts, sessionSecret, country } = server;
    const metadata = emptyMetadata();
    const onAnswer = ({ tags, isStale }: CacheAnswer) => {
      for (const tag of tags) metadata.tags.add(tag);
      metadata.isStale ||= isStale;
    };
    const onFailure = () => {
      metadata.hasGaps = true;
    };
    const cachedPlatform = createCachedPlatform({
      platform: server.platform,
      cache,
      policies: dataPolicies,
      missing: notFoundDataPolicy,
      onAnswer,
      onFailure,
    });
    const path = new URL(request.url).pathname;
    const wanted = server.markets ?? shop.markets;
    const markets = await marketsNow(cachedPlatform, wanted, path);
    if (!markets) return { response: temporarilyUnavailable(), metadata };
    for (const market of markets.off) server.onMarketOff(market);
    const market = marketAt(
      nearestLocale(path.split('/')[1] ?? '', markets.further).locale,
      markets,
    );
    // around the cache, whose keys contain the operation's text and variables
    const inMarket = (inner: Platform, locale: Locale) =>
      inCountry(inner, marketCountry(locale) ?? country, marketCountry(locale) === null);
    const platform = inMarket(server.platform, market.locale);
    const cached = inMarket(cachedPlatform, market.locale);
    const everywhere = new Map(
      [...languages, ...markets.further].map((locale) => [
        locale,
        inMarket(cachedPlatform, locale),
      ]),
    );
    const homeAnswers: CacheAnswer[] = [];
    const homeCache = createCachedPlatform({
      platform: server.platform,
      cache,
      policies: dataPolicies,
      missing: notFoundDataPolicy,
      onAnswer: (answer) => homeAnswers.push(answer),
      onFailure,
    });
    const preview: Preview | null = server.preview && {
      ...server.preview,
      notes: { sections: [], entries: [], problems: [] },
    };
    const content = createContentSource({
      platform: cached,
      homePlatform: inMarket(homeCache, market.locale),
      hosts: [new URL(site.platformOrigin).host, new URL(site.publicOrigin).host],
      preview,
      onProblem: (problem) =>
        preview ? preview.notes.problems.push(problem) : server.onContentProblem(problem),
      onHomeRead: () => homeAnswers.forEach(onAnswer),
    });
    const source =
      server.reviews === 'metafields' ? createMetafieldReviews(platform) : server.reviews;
    const reviews =
      source &&
      createCachedReviews({
        source,
        cache,
        lifetime: reviewLifetime,
        tag: reviewsTag,
        onAnswer,
        onFailure: server.onReviewsFailure,
      });
    const context = new RouterContextProvider();
    context.set(shopContext, {
      catalogue: createCatalogue(cached, reviews, everywhere),
      content,
      carts: createCarts(
        withParentLines(platform, server.apiVersion),
        cartMovesTo(market, request),
      ),
      catalogueIndex: createCatalogueIndex(cached, site.platformOrigin, everywhere),
      redirects: redirectList.with(platform),
      savedProducts: createSavedProducts(platform),
      sealer: createSealer(sessionSecret),
      codeAttempts,
    });
    context.set(siteContext, site);
    context.set(marketsContext, markets);
    context.set(previewContext, preview?.notes ?? null);
    context.set(homeStylesContext, build.assets.routes['routes/home']?.css ?? []);
    context.set(newsletterContext, server.newsletter);
    context.set(restockContext, server.restock);
    context.set(declarationContext, server.declarations);
    context.set(accountContext, server.accounts);
    context.set(responseMetadataContext, metadata);
    context.set(serverHtmlContext, new Map());
    const response = asServiceUnavailable(await handle(request, context), metadata);
    setCacheTags(response, metadata);
    return { response, metadata };
  };
}

/** Null for a page of a further market while the platform does not say whether it exists: home markets always do. */
async function marketsNow(
  platform: Platform,
  wanted: readonly string[],
  path: string,
): Promise<Markets | null> {
  try {
    return await readMarkets(platform, wanted);
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return wanted.some((name) => path.startsWith(`/${name}`)) ? null : noMarkets;
  }
}

function temporarilyUnavailable(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': '10' },
  });
}

/** The country that a visitor's cart gets where it was filled in another market; null where it stays. */
function cartMovesTo(market: Market, request: Request) {
  const country = deliveryCountry(request.headers.get('cookie'), market);
  return (cartCountry: string | null) =>
    marketOfCountry(cartCountry, market) === marketCountry(market.locale) ? null : country;
}

/** 503 with Retry-After where only the platform failed, so that clients and crawlers try again. Failures are never cached. */
function asServiceUnavailable(response: Response, metadata: ResponseMetadata): Response {
  if (response.status < 500) return response;
  const headers = new Headers(response.headers);
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'no-store');
  const isTemporary = isTemporaryFailure(metadata);
  if (isTemporary) headers.set('Retry-After', '10');
  return new Response(response.body, { status: isTemporary ? 503 : response.status, headers });
}

/** Whether only the platform failed. */
export const isTemporaryFailure = ({ errors }: ResponseMetadata) =>
  errors.length > 0 && errors.every(isPlatformError);

function emptyMetadata(): ResponseMetadata {
  return {
    tags: new Set(),
    isStale: false,
    hasGaps: false,
    isStreamed: false,
    route: null,
    scriptHashes: [],
    errors: [],
  };
}
