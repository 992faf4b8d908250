import type { RequestListener } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import type { Logger } from 'pino';
import type { serveBuild } from './application/production.ts';
import { createAnswerCache } from './cache/answer-cache.ts';
import { connectRedis } from './cache/redis.ts';
import type { Config } from './config/config.ts';
import { clientAddress, networksOf } from './http/client-address.ts';
import { createLimiters } from './http/limiters.ts';
import { measureEventLoopLag } from './http/load-shedding.ts';
import { readPolicyReports } from './http/policy-reports.ts';
import { createHandler } from './http/request-handler.ts';
import { refuseTarget } from './http/request-target.ts';
import { consentedSources, createSecurityHeaders, reportPath } from './http/security-headers.ts';
import { openNewsletter } from './newsletter/open-newsletter.ts';
import { createHealth } from './operations/health.ts';
import { createMetrics } from './operations/metrics.ts';
import { currentTraceId, startTracing } from './operations/tracing.ts';
import { createPlatformClient } from './platform/platform-client.ts';
import { createErrorReporter } from './reports/error-reporter.ts';
import { createReportEndpoints } from './reports/report-endpoints.ts';
import { createPurger } from './webhooks/purger.ts';
import { createWebhookEndpoint, webhookPath } from './webhooks/webhook-endpoint.ts';
import { createWebhookMemory } from './webhooks/webhook-memory.ts';

type Application = Omit<Awaited<ReturnType<typeof serveBuild>>, 'assets'>;

interface StorefrontOptions {
  config: Config;
  log: Logger;
  hasPolicy: boolean;
}

/** All parts of the storefront, put together. */
export async function createStorefront({ config, log, hasPolicy }: StorefrontOptions) {
  const metrics = createMetrics();
  const platform = createPlatformClient({
    ...config.platform,
    onCall: ({ operation, outcome, seconds }) =>
      metrics.platform.observe({ operation, outcome }, seconds),
  });
  const redis = config.redisUrl
    ? connectRedis({
        url: config.redisUrl,
        onState: (state) => log[state === 'up' ? 'info' : 'warn'](`redis is ${state}`),
      })
    : null;
  await redis?.start();
  const answers = createAnswerCache({
    redis,
    memoryMb: config.cacheMemoryMb,
    loadTimeoutMs: config.platform.timeoutMs,
    isResponsive: platform.isResponsive,
    onRead: (from) => metrics.cacheReads.inc({ from }),
  });
  const limiters = createLimiters({ redis, secret: config.sessionSecret });
  const purger = createPurger({
    cache: answers,
    ...config.purge,
    onPurge(purge) {
      metrics.purges.inc(purge);
      if (purge.outcome === 'failed') log.warn({ place: purge.place }, 'a purge failed');
    },
  });
  const newsletter = config.newsletter && openNewsletter(config.newsletter, log);
  const tracing = config.tracing && (await startTracing(config.tracing));
  const reporter = config.errorReports && (await createErrorReporter(config.errorReports));
  const takeReport = createReportEndpoints({
    ...{ publicOrigin: config.publicOrigin, reporter, metrics, log },
    takesVitals: config.vitalsSampleRate > 0,
  });
  const telemetry = {
    errorRelease: config.errorReports && (config.errorReports.release ?? ''),
    vitalsSampleRate: config.vitalsSampleRate,
  };
  const health = createHealth([
    { name: 'platform', state: () => (platform.circuit() === 'closed' ? 'up' : 'down') },
    { name: 'redis', state: () => (!redis ? 'off' : redis.isUp() ? 'up' : 'down') },
    {
      name: 'newsletter',
      state: () => (!newsletter ? 'off' : newsletter.isUp() ? 'up' : 'down'),
    },
  ]);
  metrics.watch('platform_circuit_open', '1 while the platform is left alone', () =>
    platform.circuit() === 'closed' ? 0 : 1,
  );
  if (newsletter) {
    metrics.watch('newsletter_jobs_waiting', 'Mails and vouchers to do', newsletter.waitingJobs);
  }
  const eventLoopLag = measureEventLoopLag();
  const security = createSecurityHeaders({
    publicOrigin: config.publicOrigin,
    imageOrigin: config.platform.imageOrigin,
    checkoutHosts: config.checkoutHosts,
    consented: consentedSources(config),
  });

  /** Into the log and to whom errors are reported; the log's number leads from one to the other. */
  function tellFailure(err: unknown, facts: Record<string, string | null>, message: string) {
    log.error({ ...facts, err }, message);
    const { requestId, ...tags } = facts;
    metrics.errors.inc({ from: 'server' });
    reporter?.tell(err, { ...tags, ...(requestId && { request_id: requestId }) });
  }

  async function takePolicyReports(request: Request): Promise<Response> {
    const reports = request.method === 'POST' ? await readPolicyReports(request) : null;
    for (const report of reports ?? []) {
      metrics.policyReports.inc({ directive: report.directive, disposition: report.disposition });
      log.warn(report, 'a browser reports a violation of the policy');
    }
    return new Response(null, { status: reports ? 204 : 400 });
  }

  /** Answers requests with this application. */
  function listenerFor({ handler, purgeTags }: Application): RequestListener {
    const takeWebhook =
      config.webhookSecret &&
      createWebhookEndpoint({
        secret: config.webhookSecret,
        tagNames: purgeTags,
        memory: createWebhookMemory(redis),
        purge: purger.purge,
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
    const handle = createHandler({
      publicOrigin,
      security,
      hasPolicy,
      async endpoint(request, path) {
        if (path === webhookPath && takeWebhook) return takeWebhook(request);
        if (path === reportPath) return takePolicyReports(request);
        return health.answer(path) ?? takeReport(request, path);
      },
      secondsToWait: limiters.secondsToWait,
      isPlatformResponsive: platform.isResponsive,
      eventLoopLagMs: eventLoopLag.lagMs,
      async application(request, { requestId, address }) {
        const answer = await handler();
        return answer(request, {
          site: {
            requestId,
            publicOrigin,
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
            answers,
            codeAttempts: limiters.codeAttempts,
            sessionSecret,
            newsletter: newsletter && {
              newsletter: newsletter.newsletter,
              attempts: limiters.newsletterAttempts,
            },
          },
        });
      },
      onRefusal: (reason) => metrics.refusals.inc({ reason }),
      onAnswer({ requestId, method, language, route, status, seconds, errors }) {
        metrics.requests.observe({ route, method, status }, seconds);
        for (const error of errors) {
          tellFailure(error, { requestId, route, language }, 'a request failed');
        }
        const traceId = currentTraceId();
        const ms = Math.round(seconds * 1000);
        log.info({ requestId, method, route, status, ms, ...(traceId && { traceId }) }, 'answered');
      },
    });
    const { host, protocol } = new URL(publicOrigin);
    const listener = createRequestListener(
      async (request: Request, client: ClientAddress) => {
        const response = await handle(
          request,
          clientAddress(request.headers, client.address, config.trustProxy),
        );
        // a stopping server wants its connections back
        if (health.isDraining()) response.headers.set('Connection', 'close');
        return response;
      },
      {
        host,
        protocol,
        onError(error) {
          if (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL') {
            return new Response('bad request', { status: 400 });
          }
          tellFailure(error, {}, 'a request failed outside of the application');
          return new Response('internal error', { status: 500 });
        },
      },
    );
    return (request, response) => {
      const refusal = refuseTarget(request.method, request.url);
      if (refusal) {
        const { status, location } = refusal;
        response
          .writeHead(status, {
            ...security.always,
            ...security.other,
            ...(location && { location }),
          })
          .end();
        return;
      }
      listener(request, response);
    };
  }

  return {
    health,
    metrics,
    /** For files, which do not pass the handler. */
    fileHeaders: { ...security.always, ...security.other },
    listenerFor,
    /** The newsletter's mails, with this application's templates. */
    startJobs: ({ newsletterParts }: Application) => newsletter?.startJobs(newsletterParts),
    /** For what no request caught: the process ends, but not without a word. */
    async tellEnd(error: unknown) {
      tellFailure(error, {}, 'the process ends');
      await reporter?.close();
    },
    async close() {
      eventLoopLag.stop();
      await reporter?.close();
      await tracing?.stop();
      await newsletter?.close();
      await purger.close();
      await platform.close();
      redis?.close();
    },
  };
}
