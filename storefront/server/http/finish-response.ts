import { hash } from 'node:crypto';
import { compress, encodingFor } from './compress.ts';

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;
const minCompressibleBytes = 1024;

/** Adds an ETag to public responses, responds 304 to a matching If-None-Match, and compresses text. */
export async function finishResponse(request: Request, response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const isText = compressible.test(headers.get('content-type') ?? '');
  if (isText) headers.append('vary', 'accept-encoding');
  if (!response.body) return new Response(null, { status, headers });

  const body = Buffer.from(await response.arrayBuffer());
  if (status === 200 && headers.get('cache-control')?.startsWith('public')) {
    const version = hash('sha256', body, 'base64url').slice(0, 27);
    // weak, since it is the same for every content encoding
    const etag = `W/"${version}"`;
    headers.set('etag', etag);
    if (hasMatchingEtag(request, etag)) return new Response(null, { status: 304, headers });
  }
  const encoding =
    isText && body.length >= minCompressibleBytes
      ? encodingFor(request.headers.get('accept-encoding'))
      : null;
  const sent = encoding ? await compress(body, encoding) : body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(sent.length));
  return new Response(new Uint8Array(sent), { status, headers });
}

function hasMatchingEtag(request: Request, etag: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((entry) => weak(entry.trim()) === etag || entry.trim() === '*');
}

/** A proxy may have removed the W/ prefix. */
function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}
