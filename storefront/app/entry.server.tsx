import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { allContent } from '../content/index.ts';
import { ContentContext } from '../content/use-content.ts';
import {
  dataPolicies,
  notFoundDataPolicy,
  purgeTags,
  reviewLifetime,
  reviewsTag,
  setCacheTags,
} from './cache-policy.ts';
import type { AttemptLimiter } from './commerce/attempt-limiter.ts';
import { createCachedPlatform } from './commerce/cached-platform.ts';
import { createCachedReviews } from './commerce/cached-reviews.ts';
import { createCarts } from './commerce/carts.ts';
import { createCatalogue } from './commerce/catalogue.ts';
import { unprovenClaims } from './commerce/claims.ts';
import { createDirectory } from './commerce/directory.ts';
import { inCountry } from './commerce/in-country.ts';
import { createMetafieldReviews } from './commerce/metafield-reviews.ts';
import { isPlatformError, type Platform } from './commerce/platform.ts';
import { createRedirectList } from './commerce/redirects.ts';
import type { ResponseCache } from './commerce/response-cache.ts';
import type { ReviewSource } from './commerce/review-source.ts';
import { createSavedProducts } from './commerce/saved-products.ts';
import { createSealer } from './commerce/sealer.ts';
import { shop } from './commerce/shop.ts';
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
  shopContext,
  siteContext,
} from './context.ts';
import { declarationParts } from './declarations/declaration-parts.ts';
import { deferApplication } from './framework/defer-application.ts';
import { hashInlineScripts } from './framework/inline-script-hashes.ts';
import { encodePageData } from './framework/page-data.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOfPath } from './i18n/languages.ts';
import { countryOfLanguage } from './i18n/markets.ts';
import { allMessages } from './i18n/messages/index.ts';
import { newsletterParts } from './newsletter/newsletter-parts.ts';
import { createRenderQueue } from './render-queue.ts';
import { restockParts } from './restock/restock-parts.ts';
import { SearchDialog } from './search/search-dialog.tsx';
import { FailedRequestContext } from './shell/failed-request.ts';
import { drawerId, searchDialogId } from './shell/landmarks.ts';
import { NavigationDrawer } from './shell/navigation-drawer.tsx';
import { ScriptNonceContext } from './shell/script-nonce.ts';
import { TelemetryContext } from './shell/telemetry-meta.tsx';
import { DialogTemplatesContext } from './ui/dialog-template.tsx';

export type { AttemptLimiter } from './commerce/attempt-limiter.ts';
export { type ChangedPage, changedAddresses } from './commerce/changed-addresses.ts';
export type { Operation, Platform } from './commerce/platform.ts';
export type { LoadedResponse, ResponseCache } from './commerce/response-cache.ts';
export type { ProductReviews, ReviewSource } from './commerce/review-source.ts';
export type { ResponseMetadata } from './context.ts';
export type { DeclarationParts } from './declarations/declaration-parts.ts';
export type {
  Declaration,
  Declarations,
  Receipt,
  Submission,
} from './declarations/declarations.ts';
export type { MailOptions, NewsletterMail, RenderedMail } from './newsletter/mail/render-mail.tsx';
export type { Newsletter } from './newsletter/newsletter.ts';
export type { NewsletterParts } from './newsletter/newsletter-parts.ts';
export type { RestockMailOptions } from './restock/mail/render-mail.tsx';
export type { Restock, RestockLinkState } from './restock/restock.ts';
export type { RestockParts } from './restock/restock-parts.ts';
export { purgeTags };

/** Settings of claims without evidence, with which a production shop does not start. */
export const claimsWithoutEvidence = unprovenClaims(shop.claims);

/** What the server's jobs use of the application. */
export const jobParts = {
  newsletter: newsletterParts,
  declarations: declarationParts,
  restock: restockParts,
};
export type JobParts = typeof jobParts;

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
    const onAnswer = ({ tags, isStale }: { tags: string[]; isStale: boolean }) => {
      for (const tag of tags) notes.tags.add(tag);
      notes.isStale ||= isStale;
    };
    const cache = createCachedPlatform({
      platform: server.platform,
      cache: answers,
      policies: dataPolicies,
      missing: notFoundDataPolicy,
      onAnswer,
      onFailure() {
        notes.hasGaps = true;
      },
    });
    // around the cache, whose keys contain the operation's text
    const cached = inCountry(cache, countryOf);
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

const isTemporaryFailure = ({ errors }: ResponseMetadata) =>
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

/** Collects errors for the server's log; aborted requests and 4xx responses are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError)
    context.get(responseMetadataContext).errors.push(error);
};

const dialogTemplates = {
  [drawerId]: <NavigationDrawer />,
  [searchDialogId]: <SearchDialog />,
};

const renderQueue = createRenderQueue({ concurrent: 2, maxWaiting: 200, deadlineMs: 2_500 });

/** Renders the whole page before sending it: a cacheable document is complete, or an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const language = languageOfPath(new URL(request.url).pathname);
  const { requestId, telemetry } = requestContext.get(siteContext);
  const notes = requestContext.get(responseMetadataContext);
  const failedRequest = () =>
    status < 400
      ? null
      : { id: requestId, status: status >= 500 && isTemporaryFailure(notes) ? 503 : status };
  const nonce = randomBytes(16).toString('hex');
  // in development the files and the data are read by Vite's and React Router's own scripts
  const data = import.meta.env.PROD ? encodePageData(routerContext) : null;
  const { serverHandoffStream: _, ...withoutStream } = routerContext;
  const serverContext = data === null ? routerContext : withoutStream;
  const page = (
    <I18nProvider language={language} messages={allMessages[language]}>
      <ContentContext value={allContent[language]}>
        <FailedRequestContext value={failedRequest}>
          <ScriptNonceContext value={nonce}>
            <TelemetryContext value={telemetry}>
              <DialogTemplatesContext value={dialogTemplates}>
                <ServerRouter context={serverContext} url={request.url} nonce={nonce} />
              </DialogTemplatesContext>
            </TelemetryContext>
          </ScriptNonceContext>
        </FailedRequestContext>
      </ContentContext>
    </I18nProvider>
  );
  const rendered = await renderQueue.run(() => renderWhole(page, nonce));
  if (rendered === null) return overloaded();
  const deferred = import.meta.env.PROD
    ? deferApplication(rendered, routerContext, data)
    : rendered;
  const { html, hashes } = hashInlineScripts(deferred, nonce);
  notes.scriptHashes = hashes;
  return new Response(Buffer.from(html), { status, headers });
}

/** More requests than can be rendered: the edge serves a stale page, or the client retries. */
function overloaded(): Response {
  return new Response('busy', {
    status: 503,
    headers: { 'Retry-After': '5', 'Cache-Control': 'no-store', 'X-Load': 'overloaded' },
  });
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      // Suspense content stays in place instead of being moved there by a script: pages work without JavaScript
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(collectText(resolve)),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Takes everything at once: a stream with a limit would make react-dom wait for it again and again. */
function collectText(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}
