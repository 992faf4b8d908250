import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createCompressor, encodingFor } from './compress.ts';

/**
 * Compresses a body while it is written, without an ETag. If it cannot be completed the connection is closed, so that no
 * cache takes half of it for the whole.
 */
export async function streamResponse(request: Request, response: Response): Promise<Response> {
  const { status, body } = response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (!body || request.method === 'HEAD') {
    await body?.cancel();
    return new Response(null, { status, headers });
  }
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  if (!encoding) return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  const compressor = createCompressor(encoding);
  // errors and cancellation pass in both directions
  pipeline(Readable.fromWeb(body as NodeReadableStream), compressor, () => {});
  return new Response(Readable.toWeb(compressor) as ReadableStream, { status, headers });
}
