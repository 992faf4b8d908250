import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languages } from '../catalogue-format/languages.ts';
import { apiVersion, publishedVersions } from '../schema/api-version.ts';

const rate = z.number().min(0).max(1);

/** What shall go wrong. Nothing, unless a test asks for it. */
export const faultsSchema = z.strictObject({
  latencyMilliseconds: z.number().int().min(0).max(60_000).default(0),
  /** The share of requests that fail with status 500. */
  errorRate: rate.default(0),
  /** The share of requests that are refused as too many. */
  throttleRate: rate.default(0),
  throttleStatus: z.union([z.literal(200), z.literal(429), z.literal(430)]).default(429),
  /** 'error' answers 503, 'reset' cuts the connection, 'hang' never answers. */
  outage: z.enum(['none', 'error', 'reset', 'hang']).default('none'),
  /** The share of requests that are done, and then answered with status 500. */
  lostAnswerRate: rate.default(0),
  /** Requests with this text in their body are answered with 503, and no others. */
  failing: z.string().min(3).nullable().default(null),
  /** The share of requests that fail inside the platform, which it reports with status 200. */
  internalErrorRate: rate.default(0),
  /** Older versions are retired: this one answers instead. */
  oldestVersion: z.enum(publishedVersions).default(apiVersion),
  /** Access scopes that the storefront token lacks. */
  deniedScopes: z.array(z.string()).default([]),
  /** Every call is rejected with this status: 402 for a frozen shop, 423 for a locked one. */
  rejectionStatus: z
    .union([z.literal(402), z.literal(423)])
    .nullable()
    .default(null),
  /** Products and collections are not published to the storefront's channel. */
  hasUnpublishedProducts: z.boolean().default(false),
  /** The checkout redirects to a page that asks for the store password. */
  hasStorePassword: z.boolean().default(false),
  /** Whether filters are set up in Search & Discovery. */
  hasFilters: z.boolean().default(true),
  hasUnitPrices: z.boolean().default(true),
  /** Metafields and metaobjects are visible only with a definition that the storefront may read, as on the platform. */
  needsDefinitions: z.boolean().default(false),
  /** Every change of a cart is answered with this code, too; a user error refuses the change. */
  cartProblem: z
    .strictObject({
      kind: z.enum(['userErrors', 'warnings']),
      code: z.string().regex(/^[A-Z][A-Z_]*$/),
      message: z.string().default('Asked for by a test.'),
      /** What a warning is about: the cart, or its newest line. */
      target: z.enum(['cart', 'line']).default('cart'),
    })
    .nullable()
    .default(null),
  /** The published languages. */
  languages: z.array(z.enum(languages)).default([...languages]),
  /** Currencies of further markets by country. */
  markets: z.record(z.string(), z.string()).default({}),
});
export type Faults = z.infer<typeof faultsSchema>;

export class FaultState {
  current: Faults;
  readonly #initial: Faults;
  /** Like `failing`, but each for itself: tests that run side by side do not take each other's away. */
  readonly failingTexts = new Set<string>();

  constructor(initial: Faults = faultsSchema.parse({})) {
    this.current = initial;
    this.#initial = initial;
  }

  /** Texts of requests that fail, however they were set. */
  get allFailingTexts(): string[] {
    const { failing } = this.current;
    return [...(failing === null ? [] : [failing]), ...this.failingTexts];
  }

  removeFailingText(text: string): void {
    this.failingTexts.delete(text);
    if (this.current.failing === text) this.current = { ...this.current, failing: null };
  }

  clear(): void {
    this.failingTexts.clear();
    this.current = this.#initial;
  }
}

/** Lets every address but the control interface and the dashboard suffer. */
export function injectFaults(app: FastifyInstance, state: FaultState): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isControl(request)) return;
    const { latencyMilliseconds, errorRate, throttleRate, throttleStatus, outage } = state.current;
    const { internalErrorRate, rejectionStatus, hasStorePassword } = state.current;
    if (outage === 'hang') await new Promise(() => undefined);
    if (outage === 'reset') {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    if (latencyMilliseconds > 0) await delay(latencyMilliseconds);
    if (rejectionStatus) {
      await reply.code(rejectionStatus).send({ errors: 'Unavailable Shop' });
    } else if (hasStorePassword && request.url.startsWith('/cart/c/')) {
      await reply.redirect('/password');
    } else if (outage === 'error') {
      await reply.code(503).send({ errors: [{ message: 'Service Unavailable' }] });
    } else if (Math.random() < throttleRate) {
      await reply
        .code(throttleStatus)
        .header('Retry-After', '1')
        .send({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });
    } else if (Math.random() < errorRate) {
      await reply.code(500).send({ errors: [{ message: 'Internal Server Error' }] });
    } else if (Math.random() < internalErrorRate) {
      const message = 'Internal error. Looks like something went wrong on our end.';
      const extensions = { code: 'INTERNAL_SERVER_ERROR' };
      await reply.code(200).send({ data: null, errors: [{ message, extensions }] });
    }
  });
  app.addHook('preHandler', async (request, reply) => {
    if (isControl(request)) return;
    const texts = state.allFailingTexts;
    if (texts.length === 0) return;
    const body = JSON.stringify(request.body ?? null);
    if (texts.some((text) => body.includes(text))) {
      await reply.code(503).send({ errors: [{ message: 'Service Unavailable' }] });
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (isControl(request) || Math.random() >= state.current.lostAnswerRate) return payload;
    reply.code(500).header('content-type', 'text/plain').removeHeader('content-length');
    return 'Internal Server Error';
  });
}

/** The dashboard is the other way to switch faults off. */
const isControl = ({ url }: FastifyRequest) =>
  url === '/' || /^\/(\?|_control|_dashboard|_checkout)/.test(url);
