import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gs;

/** The same shop at an address of its own, its documents without any script: what its markup and styles cost alone. */
export async function serveWithoutScripts(shop: string) {
  const server = createServer(async (request, response) => {
    const accept = String(request.headers.accept ?? '*/*');
    const answer = await fetch(shop + request.url, { headers: { accept }, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=60' };
    const body = Buffer.from(await answer.arrayBuffer());
    if (!/^text\/|svg/.test(type)) {
      response.writeHead(answer.status, headers).end(body);
      return;
    }
    const text = type.startsWith('text/html') ? body.toString().replace(scripts, '') : body;
    const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    response.writeHead(answer.status, { ...headers, 'content-encoding': 'br' }).end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
