import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { z } from 'zod';

/** Visitors wait for it on a page that is not cached. */
const timeoutMs = 2_000;

export class ReviewServiceError extends Error {
  override name = 'ReviewServiceError';
}

/** Reads JSON of a shape; after three failures in a row it does not ask for half a minute, so that no page waits. */
export function createReviewHttp() {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(3),
    halfOpenAfter: 30_000,
  });
  return {
    read: <Value>(url: URL, init: RequestInit, shape: z.ZodType<Value>): Promise<Value | null> =>
      breaker.execute(async () => {
        const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
        // the address may contain a token: only its path is named
        if (response.status === 404) return null;
        if (!response.ok) {
          throw new ReviewServiceError(`${url.pathname} answered ${response.status}`);
        }
        const body = shape.safeParse(await response.json());
        if (!body.success) {
          throw new ReviewServiceError(`${url.pathname} answered an unknown format`);
        }
        return body.data;
      }),
  };
}
