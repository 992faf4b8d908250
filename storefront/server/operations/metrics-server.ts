import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

interface MetricsOptions {
  registry: Registry;
  port: number;
  host: string;
  /** Reads what is only known on request. */
  refresh(): Promise<void>;
}

/** Listens on its own port, which is not reachable from the internet. */
export function serveMetrics({ registry, port, host, refresh }: MetricsOptions) {
  const server = createServer(async (request, response) => {
    await refresh();
    const found = request.url === '/metrics';
    response.writeHead(found ? 200 : 404, { 'content-type': registry.contentType });
    response.end(found ? await registry.metrics() : '');
  });
  server.listen(port, host);
  return server;
}
