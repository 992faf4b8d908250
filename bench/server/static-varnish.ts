import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { processService, respondsOk } from '../../deploy/stack/service.ts';

/** Varnish's own, or those of a connection. */
const notStored = ['age', 'connection', 'content-length', 'date', 'keep-alive'];

/**
 * A Varnish with its built-in VCL only, serving one static object of a page's size: the most that Varnish can do here.
 * `/with-headers` also has the headers of the page.
 */
export async function startStaticVarnish(port: number, size: number, headers: Headers) {
  const body = Buffer.alloc(size, 'x');
  const backend = createServer((request, response) => {
    if (request.url === '/with-headers') {
      for (const [name, value] of headers) {
        if (!notStored.includes(name)) response.setHeader(name, value);
      }
    }
    response.setHeader('cache-control', 'public, max-age=3600');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const folder = path.resolve(import.meta.dirname, '../../.data/bench/static-varnish');
  await mkdir(folder, { recursive: true });
  const config = path.join(folder, 'static.vcl');
  const { port: backendPort } = backend.address() as AddressInfo;
  await writeFile(
    config,
    `vcl 4.1;\nbackend default { .host = "127.0.0.1"; .port = "${backendPort}"; }\n`,
  );
  const url = `http://localhost:${port}`;
  const varnish = processService({
    name: 'static varnish',
    command: 'varnishd',
    args: [
      '-F',
      '-n',
      path.join(folder, 'state'),
      '-a',
      `localhost:${port}`,
      '-f',
      config,
      '-s',
      'malloc,64m',
      '-p',
      'http_gzip_support=off',
    ],
    isReady: () => respondsOk(url),
    output: () => {},
  });
  await varnish.start();
  return {
    url,
    async stop() {
      await varnish.stop();
      backend.close();
    },
  };
}
