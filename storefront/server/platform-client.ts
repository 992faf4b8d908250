import { z } from 'zod';
import type { Operation, Platform } from '../app/entry.server.tsx';

/** The one place that names the platform's version. */
const version = '2025-07';

class PlatformError extends Error {
  override name = 'PlatformError';
}

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

interface PlatformClientOptions {
  url: string;
  token: string;
  timeoutMs: number;
}

export function createPlatformClient({ url, token, timeoutMs }: PlatformClientOptions): Platform {
  const endpoint = `${url}/api/${version}/graphql`;
  return {
    async send<Result, Variables>(
      operation: Operation<Result, Variables>,
      variables: Variables,
    ): Promise<Result> {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': token,
        },
        body: JSON.stringify({
          query: operation.text,
          operationName: operation.name,
          variables,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new PlatformError(`${operation.name}: the platform does not answer`, { cause });
      });
      const body = answer.safeParse(await response.json().catch(() => null));
      const failed = !response.ok || !body.success || body.data.errors || !body.data.data;
      if (failed) {
        const first = body.data?.errors?.[0]?.message;
        throw new PlatformError(first ?? `GraphQL Error (Code: ${response.status})`);
      }
      // the operation was validated against the platform's schema, which vouches for the data's shape
      return body.data.data as Result;
    },
  };
}
