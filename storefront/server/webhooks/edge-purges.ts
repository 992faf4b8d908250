import { request } from 'undici';
import { z } from 'zod';
import { batches } from './batches.ts';

/** Purges one edge or CDN by tags; throws if that failed. */
export type EdgePurge = (tags: string[]) => Promise<void>;

const varnishTimeoutMs = 1_000;
/** The APIs of CDNs are far away. */
const apiTimeoutMs = 5_000;

interface EdgeConfig {
  edgeUrls: string[];
  fastly: FastlyOptions | null;
  cloudflare: CloudflareOptions | null;
}

/** Everything in front of the nodes that keeps pages. */
export function edgePurges({ edgeUrls, fastly, cloudflare }: EdgeConfig): EdgePurge[] {
  return [
    ...edgeUrls.map(varnishPurge),
    ...(fastly ? [fastlyPurge(fastly)] : []),
    ...(cloudflare ? [cloudflarePurge(cloudflare)] : []),
  ];
}

/** A header of Varnish has 8 kB. */
const varnishTagsPerRequest = 300;

/** Varnish with xkey: one of our own edges. */
export function varnishPurge(url: string): EdgePurge {
  return async (tags) => {
    for (const batch of batches(tags, varnishTagsPerRequest)) {
      await send(url, {
        method: 'PURGE',
        headers: { 'xkey-purge': batch.join(' ') },
        timeoutMs: varnishTimeoutMs,
      });
    }
  };
}

interface FastlyOptions {
  serviceId: string;
  token: string;
  apiUrl?: string;
}

const fastlyKeysPerRequest = 256;

/** https://www.fastly.com/documentation/reference/api/purging: soft, so that a page stays available while it is rendered. */
export function fastlyPurge({
  serviceId,
  token,
  apiUrl = 'https://api.fastly.com',
}: FastlyOptions): EdgePurge {
  return async (tags) => {
    for (const keys of batches(tags, fastlyKeysPerRequest)) {
      await send(`${apiUrl}/service/${serviceId}/purge`, {
        method: 'POST',
        headers: {
          'fastly-key': token,
          'fastly-soft-purge': '1',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ surrogate_keys: keys }),
        timeoutMs: apiTimeoutMs,
      });
    }
  };
}

interface CloudflareOptions {
  zoneId: string;
  token: string;
  apiUrl?: string;
}

const cloudflareTagsPerRequest = 100;
const cloudflareAnswer = z.object({ success: z.literal(true) });

/** https://developers.cloudflare.com/api/resources/cache/methods/purge: by the tags of the header Cache-Tag. */
export function cloudflarePurge({
  zoneId,
  token,
  apiUrl = 'https://api.cloudflare.com/client/v4',
}: CloudflareOptions): EdgePurge {
  return async (tags) => {
    for (const batch of batches(tags, cloudflareTagsPerRequest)) {
      const answer = await send(`${apiUrl}/zones/${zoneId}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: batch }),
        timeoutMs: apiTimeoutMs,
      });
      // errors may come with status 200
      cloudflareAnswer.parse(JSON.parse(answer));
    }
  };
}

interface PurgeRequest {
  method: 'PURGE' | 'POST';
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

async function send(url: string, { timeoutMs, ...options }: PurgeRequest): Promise<string> {
  const { statusCode, headers, body } = await request(url, {
    ...options,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await body.text();
  if (statusCode >= 300) throw new RefusedPurge(statusCode, headers['retry-after']);
  return answer;
}

class RefusedPurge extends Error {
  override name = 'RefusedPurge';
  readonly retryAfterMs: number | undefined;

  constructor(status: number, retryAfter: unknown) {
    super(`a purge was answered with status ${status}`);
    this.retryAfterMs = Number(retryAfter) * 1_000 || undefined;
  }
}

/** How long the CDN asks to wait; undefined if it does not say. */
export function retryAfterMsOf(error: unknown): number | undefined {
  return error instanceof RefusedPurge ? error.retryAfterMs : undefined;
}
