import { Pool } from 'undici';
import type { Operation, Platform } from '../../app/entry.server.tsx';
import { createBlockList } from '../http/block-list.ts';
import { inCallSpan } from '../operations/tracing.ts';
import { isThrottled, PlatformError } from './platform-error.ts';
import { readResponse } from './platform-response.ts';
import { type CircuitStatus, createResilience, type ResilienceOptions } from './resilience.ts';
import { createStallDetector } from './stall-detector.ts';

/** How often a call in flight is checked for a platform that answers nothing. */
const watchMs = 100;

export const tokenHeaders = {
  public: 'x-shopify-storefront-access-token',
  private: 'shopify-storefront-private-token',
};

export interface PlatformClientOptions {
  url: string;
  token: string;
  tokenKind: keyof typeof tokenHeaders;
  apiVersion: string;
  /** Names this storefront in the platform's reports. */
  storefrontId?: string | null;
  /** For a call including its retries. */
  timeoutMs: number;
  resilience?: ResilienceOptions;
  onCall?: (call: PlatformCall) => void;
  /** The version that answered; another than asked for if that one is retired. */
  onVersion?: (answered: string) => void;
  onDeniedField?: (denied: DeniedField) => void;
}

/** One attempt, for metrics. */
interface PlatformCall {
  operation: string;
  outcome: 'ok' | 'failed' | 'throttled';
  seconds: number;
}

/** When an attempt ends without a response: with the whole call, or earlier so that a retry has time. */
interface Limits {
  total: AbortSignal;
  ownMs: number;
}

interface DeniedField {
  operation: string;
  field: string;
  /** Names the missing scope. */
  message: string;
}

export interface PlatformClient {
  /** Sends calls for one shopper: the platform rate-limits by the shopper's IP address. */
  forBuyer(address: string): Platform;
  circuit(): CircuitStatus;
  /** Whether the last call was answered; undefined before the first call. */
  hasAnswered(): boolean | undefined;
  /** False while the circuit is open or the platform has stalled. */
  isResponsive(): boolean;
  close(): Promise<void>;
}

/** 'up' if the last call was answered. */
export function platformState({ circuit, hasAnswered }: PlatformClient): string {
  if (hasAnswered() === undefined) return 'unknown';
  return circuit() === 'closed' && hasAnswered() ? 'up' : 'down';
}

export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const { url, token, tokenKind, apiVersion, storefrontId, timeoutMs } = options;
  const { onCall, onVersion, onDeniedField } = options;
  const pool = new Pool(url, { connections: 64, keepAliveTimeout: 30_000 });
  const resilience = createResilience(options.resilience ?? {});
  const stalls = createStallDetector();
  /** Shoppers whose calls the platform refuses for a while: asking again would only prolong it. */
  const throttled = createBlockList();
  let hasAnswered: boolean | undefined;

  async function post(operation: string, body: string, buyer: string, signal: AbortSignal) {
    const response = await pool.request({
      method: 'POST',
      path: `/api/${apiVersion}/graphql.json`,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [tokenHeaders[tokenKind]]: token,
        ...(storefrontId && { 'shopify-storefront-id': storefrontId }),
        ...(buyer && { 'shopify-storefront-buyer-ip': buyer }),
      },
      body,
      signal,
    });
    const answeredVersion = response.headers['x-shopify-api-version'];
    if (typeof answeredVersion === 'string') onVersion?.(answeredVersion);
    const text = await response.body.text();
    const { data, deniedFields } = readResponse(operation, {
      status: response.statusCode,
      text,
      retryAfter: response.headers['retry-after'],
    });
    for (const denied of deniedFields) onDeniedField?.({ operation, ...denied });
    return data;
  }

  async function attempt(operation: string, body: string, buyer: string, { total, ownMs }: Limits) {
    const started = performance.now();
    const call = stalls.startCall();
    const giveUp = new AbortController();
    const watch = setInterval(() => call.isHopeless() && giveUp.abort(), watchMs);
    const end = AbortSignal.any([total, giveUp.signal]);
    const signal = AbortSignal.any([end, AbortSignal.timeout(ownMs)]);
    let outcome: PlatformCall['outcome'] = 'failed';
    try {
      const data = await inCallSpan(
        `platform ${operation}`,
        { 'graphql.operation.name': operation },
        () => post(operation, body, buyer, signal),
      ).catch((cause: unknown) => {
        if (cause instanceof PlatformError) throw cause;
        throw new PlatformError(`${operation}: no response from the platform`, {
          cause,
          isTemporary: true,
          isTimeout: end.aborted,
        });
      });
      outcome = 'ok';
      return data;
    } catch (error) {
      if (isThrottled(error)) outcome = 'throttled';
      throw error;
    } finally {
      clearInterval(watch);
      // a throttled call was answered: it says nothing about the calls of others
      hasAnswered = outcome !== 'failed';
      call.finish(hasAnswered);
      onCall?.({ operation, outcome, seconds: (performance.now() - started) / 1000 });
    }
  }

  /** Keeps what the platform says about one shopper from the others, and from its next call. */
  async function unlessThrottled<Result>(buyer: string, send: () => Promise<Result>) {
    const throttledForMs = throttled.waitMs(buyer);
    if (throttledForMs > 0) {
      const facts = { isTemporary: false, throttledForMs, code: 'THROTTLED' };
      throw new PlatformError('the platform throttles this shopper', facts);
    }
    return send().catch((error: unknown) => {
      const forMs = error instanceof PlatformError ? error.throttledForMs : undefined;
      if (forMs !== undefined) throttled.block(buyer, forMs);
      throw error;
    });
  }

  return {
    forBuyer: (buyer) => ({
      async send<Result, Variables>(
        { name, kind, text }: Operation<Result, Variables>,
        variables: Variables,
      ): Promise<Result> {
        const body = JSON.stringify({ query: text, operationName: name, variables });
        const total = AbortSignal.timeout(timeoutMs);
        const data = await unlessThrottled(buyer, () =>
          kind === 'query'
            ? // half of the total timeout per attempt leaves time for a retry
              resilience.read(() => attempt(name, body, buyer, { total, ownMs: timeoutMs / 2 }))
            : resilience.write(() => attempt(name, body, buyer, { total, ownMs: timeoutMs })),
        );
        // operations are validated against the platform's schema at build time, which guarantees the shape
        return data as Result;
      },
    }),
    circuit: resilience.circuit,
    hasAnswered: () => hasAnswered,
    isResponsive: () => resilience.circuit() === 'closed' && !stalls.isStalled(),
    close: () => pool.destroy(),
  };
}
