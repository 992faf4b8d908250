import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gs;

/** The same shop at an address of its own, its documents without any script: what its markup and styles cost alone. */
export async function serveWithoutScripts(shop: string) {
  const server = createServer(async (request, response) => {
    const accept = String(request.headers.accept ?? '*/*');
    const answer = await fetch(shop + request.url, { headers: { accept }, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=60' };
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, headers);
    response.end(type.startsWith('text/html') ? body.toString().replace(scripts, '') : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
