import type { ResponseMetadata } from '../../app/entry.server.tsx';

interface Page {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
  metadata: ResponseMetadata;
  expires: number;
}

interface Options {
  isPlatformResponsive(): boolean;
  now?(): number;
  maxPages?: number;
}

interface ApplicationResponse {
  response: Response;
  metadata: ResponseMetadata;
}

/** The edge caches a page of stale data for as long. */
const lifetimeMs = 10_000;

/**
 * Keeps rendered public pages while the platform is unresponsive: their data cannot change, and a node has to serve all
 * visitors whose edge has no page.
 */
export function createStalePageCache(options: Options) {
  const { isPlatformResponsive, now = Date.now, maxPages = 500 } = options;
  const pages = new Map<string, Page>();

  function find(key: string): ApplicationResponse | null {
    if (isPlatformResponsive()) pages.clear();
    const page = pages.get(key);
    if (!page || page.expires < now()) return null;
    const { status, headers, body, metadata } = page;
    return { response: new Response(body, { status, headers }), metadata };
  }

  async function keep(key: string, { response, metadata }: ApplicationResponse) {
    const { status } = response;
    const headers = [...response.headers];
    const body = new Uint8Array(await response.arrayBuffer());
    pages.delete(key);
    pages.set(key, { status, headers, body, metadata, expires: now() + lifetimeMs });
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size > maxPages) pages.delete(oldest);
    return { response: new Response(body, { status, headers }), metadata };
  }

  return async function respond(
    request: Request,
    render: () => Promise<ApplicationResponse>,
  ): Promise<ApplicationResponse> {
    if (request.method !== 'GET') return render();
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const kept = find(key);
    if (kept) return kept;
    const rendered = await render();
    return !isPlatformResponsive() && isStalePublicPage(rendered) ? keep(key, rendered) : rendered;
  };
}

function isStalePublicPage({ response, metadata }: ApplicationResponse): boolean {
  const isPublic = response.headers.get('Cache-Control')?.startsWith('public') ?? false;
  const isComplete = response.status === 200 && !metadata.hasGaps && metadata.errors.length === 0;
  return isPublic && isComplete && metadata.isStale && !metadata.isStreamed;
}
