import { Pool } from 'undici';
import type { Operation, Platform } from '../../app/entry.server.tsx';
import { inCallSpan } from '../operations/tracing.ts';
import { PlatformError } from './platform-error.ts';
import { readResponse } from './platform-response.ts';
import { type CircuitStatus, createResilience, type ResilienceOptions } from './resilience.ts';
import { createStallDetector } from './stall-detector.ts';

const tokenHeaders = {
  public: 'x-shopify-storefront-access-token',
  private: 'shopify-storefront-private-token',
};

export interface PlatformClientOptions {
  url: string;
  token: string;
  tokenKind: keyof typeof tokenHeaders;
  apiVersion: string;
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
  outcome: 'ok' | 'failed';
  seconds: number;
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
  const { url, token, tokenKind, apiVersion, timeoutMs, onCall, onVersion, onDeniedField } =
    options;
  const pool = new Pool(url, { connections: 64, keepAliveTimeout: 30_000 });
  const resilience = createResilience(options.resilience ?? {});
  const stalls = createStallDetector();
  let hasAnswered: boolean | undefined;

  async function post(operation: string, body: string, buyer: string, signal: AbortSignal) {
    const response = await pool.request({
      method: 'POST',
      path: `/api/${apiVersion}/graphql.json`,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [tokenHeaders[tokenKind]]: token,
        ...(buyer && { 'shopify-storefront-buyer-ip': buyer }),
      },
      body,
      signal,
    });
    const answeredVersion = response.headers['x-shopify-api-version'];
    if (typeof answeredVersion === 'string') onVersion?.(answeredVersion);
    const text = await response.body.text();
    const { data, deniedFields } = readResponse(operation, response.statusCode, text);
    for (const denied of deniedFields) onDeniedField?.({ operation, ...denied });
    return data;
  }

  async function attempt(operation: string, body: string, buyer: string, signal: AbortSignal) {
    const started = performance.now();
    const finishCall = stalls.startCall();
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
        });
      });
      outcome = 'ok';
      return data;
    } finally {
      finishCall(outcome === 'ok');
      hasAnswered = outcome === 'ok';
      onCall?.({ operation, outcome, seconds: (performance.now() - started) / 1000 });
    }
  }

  return {
    forBuyer: (buyer) => ({
      async send<Result, Variables>(
        { name, kind, text }: Operation<Result, Variables>,
        variables: Variables,
      ): Promise<Result> {
        const body = JSON.stringify({ query: text, operationName: name, variables });
        const total = AbortSignal.timeout(timeoutMs);
        const data =
          kind === 'query'
            ? await resilience.read(() => {
                // half of the total timeout per attempt leaves time for a retry
                const one = AbortSignal.any([total, AbortSignal.timeout(timeoutMs / 2)]);
                return attempt(name, body, buyer, one);
              })
            : await resilience.write(() => attempt(name, body, buyer, total));
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
