import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** Listens on its own port, which is not reachable from the internet. */
export function serveMetrics(registry: Registry, port: number, host: string) {
  const server = createServer(async (request, response) => {
    const found = request.url === '/metrics';
    response.writeHead(found ? 200 : 404, { 'content-type': registry.contentType });
    response.end(found ? await registry.metrics() : '');
  });
  server.listen(port, host);
  return server;
}
