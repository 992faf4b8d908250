/** The request with its body buffered, or null if that is larger than allowed. */
export async function withLimitedBody(request: Request, maxBytes: number): Promise<Request | null> {
  if (!request.body) return request;
  const body = await readBody(request, maxBytes);
  if (body === null) return null;
  const { method, url, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}

/** The raw body; null if it is larger than allowed, whatever Content-Length says. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length')) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
