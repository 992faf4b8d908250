import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createBrotliCompress, constants as zlib } from 'node:zlib';
import { z } from 'zod';
import { MemoryCache } from './memory-cache.ts';

// Serves a storefront that was built for a worker runtime with Node: a module with `fetch(request, env, context)`.
//   node bench/peers/serve-worker.ts --server dist/server/index.js --client dist/client --port 3100
// The storefront's variables are those of this process.

const workerSchema = z.object({
  default: z.object({
    fetch: z.custom<
      (request: Request, env: NodeJS.ProcessEnv, context: object) => Promise<Response>
    >((value) => typeof value === 'function'),
  }),
});

const forEver = 'public, max-age=31536000, immutable';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    client: { type: 'string', default: 'dist/client' },
    port: { type: 'string', default: '3100' },
    // behind TLS
    origin: { type: 'string' },
  },
});
if (!values.server) throw new Error('--server names the built server module');
// Node wants to be told that a body is sent while the answer is awaited; worker runtimes do not.
const fetchInNode = globalThis.fetch;
globalThis.fetch = (input, init) =>
  fetchInNode(input, init?.body ? Object.assign({ duplex: 'half' }, init) : init);
const cache = new MemoryCache();
Object.assign(globalThis, { caches: { open: async () => cache, default: cache } });
const origin = values.origin ?? `http://localhost:${values.port}`;
const client = path.resolve(values.client);
const module: unknown = await import(pathToFileURL(path.resolve(values.server)).href);
const worker = workerSchema.parse(module).default;

async function staticFile(address: string): Promise<string | undefined> {
  const file = path.join(client, path.normalize(new URL(address, origin).pathname));
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

async function toRequest(message: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  headers.set('x-forwarded-for', '127.0.0.1');
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD';
  return new Request(new URL(message.url ?? '/', origin), {
    method: message.method ?? 'GET',
    headers,
    redirect: 'manual',
    body: hasBody ? await arrayBuffer(message) : null,
  });
}

/** Compressed as the edge in front of a worker does, written through piece by piece. */
function bodyOf(message: IncomingMessage, reply: ServerResponse): Writable {
  const isText = /text|javascript|json|xml/.test(String(reply.getHeader('content-type')));
  if (!isText || !message.headers['accept-encoding']?.includes('br')) return reply;
  reply.setHeader('content-encoding', 'br');
  reply.removeHeader('content-length');
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 4 };
  const compressing = createBrotliCompress({ params, flush: zlib.BROTLI_OPERATION_FLUSH });
  compressing.pipe(reply);
  return compressing;
}

createServer(async (message, reply) => {
  const file = message.method === 'GET' && (await staticFile(message.url ?? '/'));
  if (file) {
    reply.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    if (file.includes('/assets/')) reply.setHeader('cache-control', forEver);
    createReadStream(file).pipe(bodyOf(message, reply));
    return;
  }
  try {
    const response = await worker.fetch(await toRequest(message), process.env, {
      waitUntil: (work: Promise<unknown>) => work.catch(console.error),
      passThroughOnException: () => undefined,
    });
    reply.statusCode = response.status;
    reply.setHeaders(response.headers);
    reply.setHeader('set-cookie', response.headers.getSetCookie());
    const body = bodyOf(message, reply);
    if (response.body) for await (const chunk of response.body) body.write(chunk);
    body.end();
  } catch (error) {
    console.error(error);
    reply.destroy();
  }
}).listen(Number(values.port), () => console.log(`listening at ${origin}`));
