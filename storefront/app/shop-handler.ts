import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  dataPolicies,
  notFoundDataPolicy,
  reviewLifetime,
  reviewsTag,
  setCacheTags,
} from './cache-policy.ts';
import type { AttemptLimiter } from './commerce/attempt-limiter.ts';
import { createCachedPlatform } from './commerce/cached-platform.ts';
import { createCachedReviews } from './commerce/cached-reviews.ts';
import { createCarts } from './commerce/carts.ts';
import { createCatalogue } from './commerce/catalogue.ts';
import { createDirectory } from './commerce/directory.ts';
import { inCountry } from './commerce/in-country.ts';
import { createMetafieldReviews } from './commerce/metafield-reviews.ts';
import { isPlatformError, type Platform } from './commerce/platform.ts';
import { createRedirectList } from './commerce/redirects.ts';
import type { CachedResponse, ResponseCache } from './commerce/response-cache.ts';
import type { ReviewSource } from './commerce/review-source.ts';
import { createSavedProducts } from './commerce/saved-products.ts';
import { createSealer } from './commerce/sealer.ts';
import type { ContentProblem } from './content-source/content-problem.ts';
import { createContentSource } from './content-source/content-source.ts';
import {
  type DeclarationService,
  declarationContext,
  type MailOnRestockService,
  type NewsletterService,
  newsletterContext,
  type ResponseMetadata,
  responseMetadataContext,
  restockContext,
  type Site,
  serverHtmlContext,
  shopContext,
  siteContext,
} from './context.ts';
import { countryOfLanguage } from './i18n/markets.ts';

type CacheAnswer = Pick<CachedResponse<unknown>, 'tags' | 'isStale'>;

/** What only the server has. */
interface Server {
  platform: Platform;
  answers: ResponseCache;
  codeAttempts: AttemptLimiter;
  sessionSecret: string;
  /** Whose market sets the prices of languages without a market of their own; null for the platform's default. */
  country: string | null;
  /** A review service, the platform's metafields for the shop's total, or the configured total. */
  reviews: ReviewSource | 'metafields' | null;
  onReviewsFailure(error: unknown): void;
  onContentProblem(problem: ContentProblem): void;
  newsletter: NewsletterService | null;
  restock: MailOnRestockService | null;
  declarations: DeclarationService | null;
}

/** The server's entry point: the response, and what the server needs to know about it. */
export function createShopHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  const redirectList = createRedirectList();
  return async (request: Request, { site, server }: { site: Site; server: Server }) => {
    const { answers, codeAttempts, sessionSecret, country } = server;
    const countryOf = (code: unknown) => countryOfLanguage(code) ?? country;
    const platform = inCountry(server.platform, countryOf);
    const notes = emptyMetadata();
    const onAnswer = ({ tags, isStale }: CacheAnswer) => {
      for (const tag of tags) notes.tags.add(tag);
      notes.isStale ||= isStale;
    };
    const onFailure = () => {
      notes.hasGaps = true;
    };
    const cache = createCachedPlatform({
      platform: server.platform,
      cache: answers,
      policies: dataPolicies,
      missing: notFoundDataPolicy,
      onAnswer,
      onFailure,
    });
    // around the cache, whose keys contain the operation's text
    const cached = inCountry(cache, countryOf);
    const homeAnswers: CacheAnswer[] = [];
    const homeCache = createCachedPlatform({
      ...{ platform: server.platform, cache: answers, policies: dataPolicies },
      missing: notFoundDataPolicy,
      onAnswer: (answer) => homeAnswers.push(answer),
      onFailure,
    });
    const content = createContentSource({
      platform: cached,
      homePlatform: inCountry(homeCache, countryOf),
      hosts: [new URL(site.platformOrigin).host, new URL(site.publicOrigin).host],
      isPreview: false,
      onProblem: server.onContentProblem,
      onHomeRead: () => homeAnswers.forEach(onAnswer),
    });
    const source =
      server.reviews === 'metafields' ? createMetafieldReviews(platform) : server.reviews;
    const reviews =
      source &&
      createCachedReviews({
        ...{ source, cache: answers, lifetime: reviewLifetime, tag: reviewsTag, onAnswer },
        onFailure: server.onReviewsFailure,
      });
    const context = new RouterContextProvider();
    context.set(shopContext, {
      catalogue: createCatalogue(cached, reviews),
      content,
      carts: createCarts(platform),
      directory: createDirectory(cached, site.platformOrigin),
      redirects: redirectList.with(platform),
      savedProducts: createSavedProducts(platform),
      sealer: createSealer(sessionSecret),
      codeAttempts,
    });
    context.set(siteContext, site);
    context.set(newsletterContext, server.newsletter);
    context.set(restockContext, server.restock);
    context.set(declarationContext, server.declarations);
    context.set(responseMetadataContext, notes);
    context.set(serverHtmlContext, new Map());
    const response = asServiceUnavailable(await handle(request, context), notes);
    setCacheTags(response, notes);
    return { response, notes };
  };
}

/** 503 with Retry-After where only the platform failed, so that clients and crawlers try again. Failures are never cached. */
function asServiceUnavailable(response: Response, notes: ResponseMetadata): Response {
  if (response.status < 500) return response;
  const headers = new Headers(response.headers);
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'no-store');
  const isTemporary = isTemporaryFailure(notes);
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
