import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';

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

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A cache that keeps nothing, so that every page asks the sandbox. */
const emptyCache = {
  match: async () => undefined,
  put: async () => undefined,
  delete: async () => false,
};

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    client: { type: 'string', default: 'dist/client' },
    port: { type: 'string', default: '3100' },
  },
});
if (!values.server) throw new Error('--server names the built server module');
Object.assign(globalThis, { caches: { open: async () => emptyCache, default: emptyCache } });
const origin = `http://localhost:${values.port}`;
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

createServer(async (message, reply) => {
  const file = message.method === 'GET' && (await staticFile(message.url ?? '/'));
  if (file) {
    reply.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(reply);
    return;
  }
  try {
    const response = await worker.fetch(await toRequest(message), process.env, {
      waitUntil: (work: Promise<unknown>) => work.catch(console.error),
      passThroughOnException: () => undefined,
    });
    const headers = Object.fromEntries(response.headers);
    reply.writeHead(response.status, { ...headers, 'set-cookie': response.headers.getSetCookie() });
    if (response.body) for await (const chunk of response.body) reply.write(chunk);
    reply.end();
  } catch (error) {
    console.error(error);
    reply.destroy();
  }
}).listen(Number(values.port), () => console.log(`listening at ${origin}`));
