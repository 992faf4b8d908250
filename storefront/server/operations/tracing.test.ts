import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createRequestHandler } from '../http/request-handler.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { createPlatformClient } from '../platform/platform-client.ts';
import { currentTraceId, startTracing } from './tracing.ts';

const secret = 'vera@mail.example';
const begunElsewhere = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const told = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

const servers: { stop(): void }[] = [];
afterAll(() => {
  for (const server of servers) server.stop();
});

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  servers.push({ stop: () => server.close().closeAllConnections() });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('a request and its calls are one trace without personal data', async () => {
  const bodies: string[] = [];
  const collector = await listen(async (request, response) => {
    if (request.url === '/v1/traces')
      bodies.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const platform = await listen((_, response) => response.writeHead(503).end(secret));
  const { stop } = await startTracing({
    collector: `${collector}/`,
    service: 'shop',
    release: '7',
    sampleRate: 1,
  });
  const client = createPlatformClient({
    url: platform,
    token: 'token',
    tokenKind: 'public',
    timeoutMs: 1_000,
    apiVersion: '2025-07',
    resilience: { retries: 1, retryDelayMs: 1 },
  });
  let inLog: string | undefined;
  const handle = createRequestHandler({
    publicOrigin: 'https://shop.example',
    security: createSecurityHeaders({
      publicOrigin: 'https://shop.example',
      imageOrigin: 'https://images.example',
    }),
    hasCsp: true,
    endpoint: async () => null,
    retryAfterSeconds: async () => null,
    countFailure: async () => {},
    isPlatformResponsive: () => true,
    eventLoopLagMs: () => 0,
    async application() {
      const operation = { name: 'Product', kind: 'query', text: `query Product { ${secret} }` };
      await client
        .forBuyer('203.0.113.7')
        .send(operation as never, { handle: secret })
        .catch(() => null);
      return {
        response: new Response('failed', { status: 503 }),
        metadata: {
          route: '/:lang/p/:handle',
          tags: new Set<string>(),
          scriptHashes: [],
          errors: [],
          isStale: false,
          hasGaps: false,
          isStreamed: false,
        },
      };
    },
    onRejection: () => undefined,
    onResponse: () => {
      inLog = currentTraceId();
    },
  });
  const { traceId, spanId } = begunElsewhere;
  await handle(
    new Request(`https://shop.example/de/p/${secret}?mail=${secret}`, {
      headers: { traceparent: `00-${traceId}-${spanId}-01`, cookie: `cart=${secret}` },
    }),
    '203.0.113.7',
  );
  await client.close();
  await stop();

  const [{ resource, scopeSpans } = { resource: null, scopeSpans: [] }] = bodies.flatMap(
    (body) => told.parse(JSON.parse(body)).resourceSpans,
  );
  expect(resource?.attributes).toEqual(
    expect.arrayContaining([{ key: 'service.name', value: { stringValue: 'shop' } }]),
  );
  const spans = scopeSpans.flatMap((scope) => scope.spans);
  const request = spans.find(({ name }) => name === 'GET /:lang/p/:handle');
  expect(request).toMatchObject({ traceId, parentSpanId: spanId, status: { code: 2 } });
  expect(request?.attributes).toEqual(
    expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 503 } }]),
  );
  const calls = spans.filter(({ name }) => name === 'platform Product');
  expect(calls, 'one for each attempt').toHaveLength(2);
  for (const call of calls) {
    expect(call).toMatchObject({ traceId, parentSpanId: request?.spanId, status: { code: 2 } });
  }
  expect(inLog).toBe(traceId);
  for (const word of [secret, '203.0.113.7']) expect(bodies.join()).not.toContain(word);
});
