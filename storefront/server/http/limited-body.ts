/** The same request with its body read, or null where that is larger than allowed. */
export async function withLimitedBody(request: Request, most: number): Promise<Request | null> {
  if (!request.body) return request;
  const body = await readBody(request, most);
  if (body === null) return null;
  const { method, url, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}

/** What was sent, byte for byte; null where it is more than allowed, however much it says it is. */
export async function readBody(request: Request, most: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length')) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
