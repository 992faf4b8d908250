import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { AdminConfig } from '../config/config.ts';
import { createAdminToken } from './admin-token.ts';

const timeoutMs = 10_000;
const throttleRetries = 5;

const responseBody = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ code: z.string() }).optional().catch(undefined),
      }),
    )
    .optional()
    // a rejected token is answered with a text
    .catch(undefined),
});

class AdminError extends Error {
  override name = 'AdminError';
  readonly status: number;
  /** Of the first GraphQL error, such as ACCESS_DENIED. */
  readonly code: string | undefined;

  constructor(message: string, { status, code }: { status: number; code?: string | undefined }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface AdminClient {
  /** Throws an AdminError unless the response has data of this shape. */
  send<Data>(document: string, variables: object, shape: z.ZodType<Data>): Promise<Data>;
}

export interface AdminClientOptions {
  now?: () => number;
  throttleDelayMs?: number;
}

/** The platform's Admin API. Throttled calls are retried; they were not executed. */
export function createAdminClient(
  config: AdminConfig,
  { now, throttleDelayMs = 1000 }: AdminClientOptions = {},
): AdminClient {
  const token = createAdminToken(config, now);
  const endpoint = `${config.url}/admin/api/${config.apiVersion}/graphql.json`;

  async function post(document: string, variables: object) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-access-token': await token.current(),
      },
      body: JSON.stringify({ query: document, variables }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = responseBody.safeParse(await response.json().catch(() => null));
    return { status: response.status, body: body.data };
  }

  return {
    async send(document, variables, shape) {
      let { status, body } = await post(document, variables);
      if (status === 401 && token.discard()) ({ status, body } = await post(document, variables));
      for (let retry = 0; retry < throttleRetries && isThrottled(status, body); retry += 1) {
        await delay(throttleDelayMs);
        ({ status, body } = await post(document, variables));
      }
      const data = shape.safeParse(body?.data);
      if (status === 200 && data.success) return data.data;
      const first = body?.errors?.[0];
      const reason = first?.message ?? `status ${status}`;
      throw new AdminError(`the Admin API responded with an error (${reason})`, {
        status,
        code: first?.extensions?.code,
      });
    },
  };
}

function isThrottled(status: number, body: z.output<typeof responseBody> | undefined): boolean {
  return status === 429 || body?.errors?.[0]?.extensions?.code === 'THROTTLED';
}
