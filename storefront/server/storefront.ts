import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { languages } from '#shop/languages.ts';
import type { ContentProblem } from '../app/entry.server.tsx';
import { createAccountService } from './account/account-service.ts';
import { callbackPath } from './account/oauth-client.ts';
import { createAdminClient } from './admin/admin-client.ts';
import type { serveBuild } from './application/production.ts';
import { connectRedis } from './cache/redis.ts';
import { createResponseCache } from './cache/response-cache.ts';
import type { Config } from './config/config.ts';
import { createContentWatch } from './content/content-watch.ts';
import { networksOf } from './http/client-address.ts';
import { readCspReports } from './http/csp-reports.ts';
import { createLimiters } from './http/limiters.ts';
import { measureEventLoopLag } from './http/load-shedding.ts';
import { createNodeListener } from './http/node-listener.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { consentedSources, createSecurityHeaders, cspReportPath } from './http/security-headers.ts';
import { createStalePageCache } from './http/stale-page-cache.ts';
import { createBrowserEvents } from './measurement/browser-events.ts';
import { createTargets } from './measurement/create-targets.ts';
import { createPlatformSession } from './measurement/platform-session.ts';
import { createNewsletterService } from './newsletter/newsletter-service.ts';
import { createHealth } from './operations/health.ts';
import { createWarnOnce } from './operations/log.ts';
import { createMetrics } from './operations/metrics.ts';
import { recordQueueState } from './operations/queue-metrics.ts';
import { currentTraceId, startTracing } from './operations/tracing.ts';
import { createPlatformClient, platformState } from './platform/platform-client.ts';
import { checkPlatformAccess } from './platform/startup-check.ts';
import { createUcpProfile, ucpProfilePath } from './platform/ucp-profile.ts';
import { createAdminDrafts } from './preview/admin-drafts.ts';
import { createPreviewGate } from './preview/preview-gate.ts';
import { uncached, unstored } from './preview/uncached.ts';
import { createErrorReporter } from './reports/error-reporter.ts';
import { createReportEndpoints } from './reports/report-endpoints.ts';
import { countSearchOutcome } from './reports/search-outcomes.ts';
import { createReviewSource } from './reviews/create-review-source.ts';
import { edgePurges } from './webhooks/edge-purges.ts';
import { createIndexNow, indexNowKeyPath } from './webhooks/index-now.ts';
import { createPurgeQueue } from './webhooks/purge-queue.ts';
import { createPurger } from './webhooks/purger.ts';
import { createWebhookEndpoint, webhookPath } from './webhooks/webhook-endpoint.ts';
import { createWebhookStore } from './webhooks/webhook-store.ts';

/** A bulk change sends one webhook a product: they are purged together. */
const purgeCollectMs = 200;

const indexNowEndpoint = 'https://api.indexnow.org/indexnow';
/** Much longer than the delay of the second purge: search engines must not read the old page. */
const indexNowDelayMs = 300_000;
const countEveryMs = 6 * 3_600_000;

const redisProblems = {
  down: 'Redis connection lost',
  slow: 'Redis does not answer in time: nodes work without it until it does',
};

type Application = Omit<Awaited<ReturnType<typeof serveBuild>>, 'assets'>;

interface StorefrontOptions {
  config: Config;
  log: Logger;
  hasCsp: boolean;
}

/** Creates and connects all parts of the storefront. */
export async function createStorefront({ config, log, hasCsp }: StorefrontOptions) {
  const metrics = createMetrics();
  const warnOnce = createWarnOnce(log);
  const platform = createPlatformClient({
    ...config.platform,
    onCall: ({ operation, outcome, seconds }) =>
      metrics.platform.observe({ operation, outcome }, seconds),
    onVersion(version) {
      metrics.apiVersions.inc({ version });
      const asked = config.platform.apiVersion;
      if (version === asked) return;
      warnOnce(
        `version ${version}`,
        { asked, answered: version },
        'the platform answers with another API version than PLATFORM_API_VERSION: that one is retired',
      );
    },
    onDeniedField({ operation, field, message }) {
      metrics.deniedFields.inc({ operation });
      warnOnce(`denied ${operation} ${field}`, { operation, field }, message);
    },
  });
  const redis = config.redisUrl
    ? connectRedis({
        url: config.redisUrl,
        sentinel: config.redisSentinel,
        onState: (state) =>
          state === 'up' ? log.info('Redis connected') : log.warn(redisProblems[state]),
      })
    : null;
  await redis?.start();
  const cache = createResponseCache({
    redis,
    memoryMb: config.cacheMemoryMb,
    scope: `${new URL(config.platform.url).host}:${config.platform.apiVersion}`,
    loadTimeoutMs: config.platform.timeoutMs,
    isResponsive: platform.isResponsive,
    onRead: (source) => metrics.cacheReads.inc({ source }),
  });
  const accounts =
    config.accountClientId && redis
      ? createAccountService({
          clientId: config.accountClientId,
          publicOrigin: config.publicOrigin,
          platformOrigin: config.platform.url,
          secret: config.sessionSecret,
          defaultLanguage: languages[0],
          redis,
        })
      : null;
  const reviews = createReviewSource(config.reviews);
  const respondWithUcpProfile = createUcpProfile(config.platform);
  const limiters = createLimiters({
    redis,
    secret: config.sessionSecret,
    onRefusal: (refusal) => metrics.refusedForms.inc(refusal),
  });
  const purger = createPurger({
    queue: createPurgeQueue({
      redis,
      collectMs: purgeCollectMs,
      againAfterMs: config.purge.againAfterMs,
    }),
    cache,
    edges: edgePurges(config.purge),
    onPurge(purge) {
      metrics.purges.inc(purge);
      if (purge.outcome === 'failed') log.warn({ target: purge.target }, 'purge failed');
    },
  });
  let indexNow: ReturnType<typeof createIndexNow> | null = null;
  let counting: NodeJS.Timeout | undefined;
  let contentWatch: ReturnType<typeof createContentWatch> | null = null;
  const newsletter = config.newsletter && createNewsletterService(config.newsletter, log);
  const tracing = config.tracing && (await startTracing(config.tracing));
  const reporter = config.errorReports && (await createErrorReporter(config.errorReports));
  const measureEvents =
    config.measurement &&
    createBrowserEvents({
      publicOrigin: config.publicOrigin,
      targets: createTargets(config.measurement),
      onSent: (sent) => metrics.measuredEvents.inc(sent),
    });
  const handleReport = createReportEndpoints({
    publicOrigin: config.publicOrigin,
    reporter,
    metrics,
    log,
    acceptsVitals: config.vitalsSampleRate > 0,
    measureEvents,
    joinSession: config.platform.sessionDomain
      ? createPlatformSession({ ...config, domain: config.platform.sessionDomain })
      : null,
    countSearch: redis && ((outcome) => countSearchOutcome(redis.commands, outcome)),
  });
  const telemetry = {
    errorRelease: config.errorReports && (config.errorReports.release ?? ''),
    vitalsSampleRate: config.vitalsSampleRate,
  };
  const health = createHealth([
    { name: 'platform', state: () => platformState(platform) },
    { name: 'redis', state: () => redis?.state() ?? 'off' },
    {
      name: 'newsletter',
      state: () => (!newsletter ? 'off' : newsletter.isUp() ? 'up' : 'down'),
    },
  ]);
  metrics.observeGauge(
    'platform_circuit_open',
    '1 while the circuit breaker blocks calls to the platform',
    () => (platform.circuit() === 'closed' ? 0 : 1),
  );
  const eventLoopLag = measureEventLoopLag();
  const security = createSecurityHeaders({
    publicOrigin: config.publicOrigin,
    imageOrigin: config.platform.imageOrigin,
    consented: consentedSources(config),
    hstsSubdomains: config.hstsSubdomains,
  });

  function onReviewsFailure(error: unknown) {
    metrics.reviewFailures.inc();
    warnOnce(
      'reviews',
      { err: error },
      'the review service does not answer; pages show metafields',
    );
  }

  /** Content of the platform that cannot be shown; the doctor names all of it. */
  function onContentProblem({ kind, id, name, language, message }: ContentProblem) {
    metrics.contentProblems.inc({ kind });
    warnOnce(`content ${id} ${language}`, { kind, id, language }, `${name}: ${message}`);
  }

  /** Logs an error and sends it to the error service; the request id is in both. */
  function reportError(err: unknown, facts: Record<string, string | null>, message: string) {
    log.error({ ...facts, err }, message);
    const { requestId, ...tags } = facts;
    metrics.errors.inc({ source: 'server' });
    reporter?.captureError(err, { ...tags, ...(requestId && { request_id: requestId }) });
  }

  async function handleCspReports(request: Request): Promise<Response> {
    const reports = request.method === 'POST' ? await readCspReports(request) : null;
    for (const report of reports ?? []) {
      metrics.cspReports.inc({ directive: report.directive, disposition: report.disposition });
      log.warn(report, 'Content-Security-Policy violation reported by a browser');
    }
    return new Response(null, { status: reports ? 204 : 400 });
  }

  /** The request listener of Node's HTTP server, for this application. */
  function createListener(application: Application): RequestListener {
    const { handler, purgeTags, changedAddresses, contentState, signInPage } = application;
    const { preview } = config;
    const drafts = preview?.admin ? createAdminDrafts(createAdminClient(preview.admin)) : null;
    const previewGate =
      preview &&
      createPreviewGate({
        passphrase: preview.passphrase,
        publicOrigin: config.publicOrigin,
        signInPage,
        secret: config.sessionSecret,
        attempts: limiters.codeAttempts,
      });
    contentWatch =
      config.contentWatchSeconds > 0 && !preview
        ? createContentWatch({
            redis,
            everyMs: config.contentWatchSeconds * 1000,
            changedTags: contentState.changedTags,
            read: () => contentState.read(platform.forBuyer('')),
            purge: (tags) => void purger.purge(tags),
          })
        : null;
    indexNow =
      config.indexNow &&
      createIndexNow({
        ...config.indexNow,
        publicOrigin: config.publicOrigin,
        endpoint: indexNowEndpoint,
        delayMs: indexNowDelayMs,
        addressesOf: (pages) => changedAddresses(pages, platform.forBuyer('')),
        onSubmit(submission) {
          if (submission.outcome === 'ok') log.info(submission, 'submitted to IndexNow');
          else log.warn(submission, 'submission to IndexNow failed');
        },
      });
    const handleWebhook =
      config.webhookSecret &&
      createWebhookEndpoint({
        secret: config.webhookSecret,
        tagNames: purgeTags,
        store: createWebhookStore(redis),
        purge: purger.purge,
        onPageChange: (page) => indexNow?.pageChanged(page),
        onStockChange: (productId) => void newsletter?.restock.stockChanged(productId),
        storeOrder: newsletter?.measured?.store,
        onPrices: (prices) => void newsletter?.prices?.changed(prices),
        onWebhook: (webhook) => metrics.webhooks.inc(webhook),
      });
    const {
      publicOrigin,
      stage,
      checkoutHosts,
      expressPayment,
      accountUrl,
      consent,
      sessionSecret,
      securityContact,
    } = config;
    const stalePages = createStalePageCache({ isPlatformResponsive: platform.isResponsive });
    const handle = createRequestHandler({
      publicOrigin,
      security,
      hasCsp,
      async endpoint(request, path, { address }) {
        if (path === webhookPath && handleWebhook) return handleWebhook(request);
        if (path === indexNowKeyPath && indexNow) return indexNow.respondWithKey();
        if (path === callbackPath && accounts) return accounts.handleCallback(request);
        if (path === ucpProfilePath) return respondWithUcpProfile();
        if (path === cspReportPath) return handleCspReports(request);
        const answer = health.respond(path) ?? (await handleReport(request, path));
        return answer ?? previewGate?.(request, path, address) ?? null;
      },
      retryAfterSeconds: limiters.retryAfterSeconds,
      countFailure: limiters.countFailure,
      isPlatformResponsive: platform.isResponsive,
      eventLoopLagMs: eventLoopLag.lagMs,
      async application(request, { requestId, address }) {
        const answer = await handler();
        return (preview ? unstored : stalePages)(request, () =>
          answer(request, {
            site: {
              requestId,
              publicOrigin,
              platformOrigin: config.platform.url,
              stage,
              checkoutHosts,
              expressPayment,
              accountUrl,
              consent,
              telemetry,
              securityContact,
              clientNetworks: networksOf(address),
            },
            server: {
              platform: platform.forBuyer(address),
              apiVersion: config.platform.apiVersion,
              cache: preview ? uncached : cache,
              codeAttempts: limiters.codeAttempts,
              sessionSecret,
              country: config.platform.country,
              markets: config.platform.markets,
              onMarketOff: ({ locale, reason }) =>
                warnOnce(`market ${locale}`, { locale, reason }, 'a market is off'),
              reviews,
              onReviewsFailure,
              onContentProblem,
              preview: preview && { drafts },
              newsletter: newsletter && {
                newsletter: newsletter.newsletter,
                attempts: limiters.newsletterAttempts,
              },
              restock: newsletter && {
                restock: newsletter.restock,
                attempts: limiters.newsletterAttempts,
              },
              declarations: newsletter && {
                declarations: newsletter.declarations,
                attempts: limiters.declarationAttempts,
              },
              accounts: accounts?.service ?? null,
            },
          }),
        );
      },
      onRejection: (reason) => metrics.rejectedRequests.inc({ reason }),
      onResponse({ requestId, method, language, route, status, seconds, errors }) {
        metrics.requests.observe({ route, method, status }, seconds);
        for (const error of errors) {
          reportError(error, { requestId, route, language }, 'request failed');
        }
        const traceId = currentTraceId();
        const ms = Math.round(seconds * 1000);
        log.info(
          { requestId, method, route, status, ms, ...(traceId && { traceId }) },
          'request completed',
        );
      },
    });
    return createNodeListener({
      publicOrigin,
      trustProxy: config.trustProxy,
      isDraining: health.isDraining,
      handle,
      hasCacheTag: config.purge.cloudflare !== null,
      rejectionHeaders: { ...security.always, ...security.other },
      onError: (error) => reportError(error, {}, 'request failed outside the application'),
    });
  }

  async function refreshMetrics() {
    if (redis) metrics.redisUp.set(redis.isUp() ? 1 : 0);
    if (newsletter) recordQueueState(metrics, await newsletter.queueState());
  }

  return {
    health,
    metrics,
    /** Before the metrics are read. */
    refreshMetrics,
    /** Resolves when the platform has accepted the shop, or does not answer. */
    checkPlatform: () => checkPlatformAccess({ platform: platform.forBuyer(''), log }),
    /** At start and a few times a day: pages say how many products there are. */
    async countProducts({ countProducts }: Application) {
      const count = () =>
        countProducts(platform.forBuyer('')).catch((err: unknown) =>
          log.warn({ err }, 'the products could not be counted'),
        );
      counting = setInterval(count, countEveryMs).unref();
      await count();
    },
    /** For static files, which bypass the request handler. */
    fileHeaders: { ...security.always, ...security.other },
    createListener,
    /** Runs the jobs with this application's mail templates. */
    startJobs: ({ jobParts }: Application) => newsletter?.startJobs(jobParts),
    /** For an uncaught exception, before the process exits. */
    async reportFatalError(error: unknown) {
      reportError(error, {}, 'uncaught exception, the process exits');
      await reporter?.close();
    },
    async close() {
      eventLoopLag.stop();
      clearInterval(counting);
      contentWatch?.stop();
      await reporter?.close();
      await tracing?.stop();
      await newsletter?.close();
      await purger.close();
      await indexNow?.close();
      await platform.close();
      redis?.close();
    },
  };
}
