import { request as httpRequest } from 'undici';

export const ucpProfilePath = '/.well-known/ucp';

const maxBytes = 262_144;
const headers = {
  // no longer than Shopify's own storefronts keep it; the edge serves it stale while the platform is down
  found: 'public, max-age=60, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
  missing: 'public, max-age=0, s-maxage=60',
  failed: 'no-store',
};

interface UcpProfileOptions {
  /** The platform's origin. */
  url: string;
  timeoutMs: number;
}

/**
 * The profile by which shopping agents find the platform's catalogue and cart. It names the platform's own endpoints, so
 * that agents need nothing else of this host. No cookie, query or header of the client is sent on.
 */
export function createUcpProfile({ url, timeoutMs }: UcpProfileOptions) {
  return async (): Promise<Response> => {
    const answer = await readProfile(url, timeoutMs).catch(() => null);
    if (!answer) return respond(null, 503, headers.failed);
    if (answer.status === 404) return respond(null, 404, headers.missing);
    if (answer.status !== 200 || !isObject(answer.text)) return respond(null, 502, headers.failed);
    return respond(answer.text, 200, headers.found);
  };
}

async function readProfile(url: string, timeoutMs: number) {
  const { statusCode, body } = await httpRequest(new URL(ucpProfilePath, url), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  let text = '';
  for await (const chunk of body.setEncoding('utf8')) {
    text += chunk;
    if (text.length > maxBytes) throw new Error('the UCP profile is too large');
  }
  return { status: statusCode, text };
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function respond(body: string | null, status: number, cacheControl: string): Response {
  return new Response(body, {
    status,
    headers: {
      'Cache-Control': cacheControl,
      ...(body && { 'Content-Type': 'application/json; charset=utf-8' }),
      ...(status >= 500 && { 'Retry-After': '10' }),
    },
  });
}
