import { hash } from 'node:crypto';
import { compress, encodingFor } from './compress.ts';

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;
const worthCompressing = 1024;

/** Gives a public answer a version to ask by, spares it where the client has it, and makes it small for the way. */
export async function finishAnswer(request: Request, response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const isText = compressible.test(headers.get('content-type') ?? '');
  if (isText) headers.append('vary', 'accept-encoding');
  if (!response.body) return new Response(null, { status, headers });

  const body = Buffer.from(await response.arrayBuffer());
  if (status === 200 && headers.get('cache-control')?.startsWith('public')) {
    const version = hash('sha256', body, 'base64url').slice(0, 27);
    // weak, since it is the same for every encoding
    const etag = `W/"${version}"`;
    headers.set('etag', etag);
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  }
  const encoding =
    isText && body.length >= worthCompressing
      ? encodingFor(request.headers.get('accept-encoding'))
      : null;
  const sent = encoding ? await compress(body, encoding) : body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(sent.length));
  return new Response(new Uint8Array(sent), { status, headers });
}

function isKnown(request: Request, etag: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((entry) => weak(entry.trim()) === etag || entry.trim() === '*');
}

/** A proxy may have dropped the mark of weakness. */
function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}
