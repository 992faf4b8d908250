import { expect, test } from 'vitest';
import { publicPage } from '../../app/cache-policy.ts';
import { createHandler, type HandlerOptions } from './request-handler.ts';
import { createSecurityHeaders } from './security-headers.ts';

const publicOrigin = 'https://shop.example';
const security = createSecurityHeaders({
  publicOrigin,
  imageOrigin: 'https://cdn.example',
  checkoutHosts: ['pay.example'],
});

function handlerWith(options: Partial<HandlerOptions> = {}) {
  const seen = { bodies: [] as string[], refusals: [] as string[], answers: [] as object[] };
  const handle = createHandler({
    publicOrigin,
    security,
    hasPolicy: true,
    endpoint: async () => null,
    secondsToWait: async () => null,
    async application(request) {
      seen.bodies.push(await request.text());
      const headers = { 'content-type': 'text/html; charset=utf-8', ...publicPage('home') };
      return {
        response: new Response('<p>page</p>', { headers }),
        notes: {
          tags: new Set(),
          isStale: false,
          hasGaps: false,
          route: '/:lang',
          scriptHashes: ['sha256-abc='],
          errors: [],
        },
      };
    },
    onRefusal: (reason) => seen.refusals.push(reason),
    onAnswer: (answer) => seen.answers.push(answer),
    ...options,
  });
  return { seen, ask: (request: Request) => handle(request, '192.0.2.1') };
}

const get = (path = '/de', headers = {}) => new Request(publicOrigin + path, { headers });
const post = (body: BodyInit, headers = {}) =>
  new Request(`${publicOrigin}/de/cart`, {
    method: 'POST',
    body,
    headers: { origin: publicOrigin, ...headers },
  });

test('only what the shop has a use for is taken', async () => {
  const { ask, seen } = handlerWith();
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(new Request(`${publicOrigin}/de`, { method }));
    expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD, POST']);
  }
  expect(seen.bodies).toEqual([]);
});

test('a page goes out with everything that protects its reader', async () => {
  const { ask, seen } = handlerWith();
  const { headers } = await ask(get('/de'));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "style-src 'self'",
      "img-src 'self' data: https://cdn.example",
      "form-action 'self' https://pay.example",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      'upgrade-insecure-requests',
    ]),
  );
  expect(policy).not.toContain('unsafe');
  expect(headers.get('content-security-policy-report-only')).toContain('require-trusted-types-for');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(headers.get('etag')).toMatch(/^W\//);
  const requestId = headers.get('x-request-id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  expect(seen.answers).toMatchObject([{ route: '/:lang', status: 200, requestId }]);
});

test('a request id from outside is not taken over', async () => {
  const { headers } = await handlerWith().ask(get('/de', { 'x-request-id': 'made-up-0001' }));
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('an answer that is no page may load nothing', async () => {
  const { ask } = handlerWith({ endpoint: async () => Response.json({ live: true }) });
  const { headers } = await ask(get('/health/live'));
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a shop without encryption does not promise it', async () => {
  const plain = createSecurityHeaders({
    publicOrigin: 'http://localhost:3000',
    imageOrigin: 'http://localhost:4000',
    checkoutHosts: ['localhost:4000'],
  });
  expect(Object.keys(plain.always)).not.toContain('Strict-Transport-Security');
  const policy = plain.page([])['Content-Security-Policy'];
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(policy).toContain("form-action 'self' http://localhost:4000");
});

test('a form passes whole', async () => {
  const { ask, seen } = handlerWith();
  await ask(post('intent=add'));
  expect(seen.bodies).toEqual(['intent=add']);
});

const endless = () =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
  });

test.each([
  ['a foreign form', () => post('a=1', { origin: 'https://evil.example' }), 403, 'origin'],
  ['a large form', () => post('x'.repeat(70_000)), 413, 'size'],
  [
    'a form that lies about its size',
    () => post('x'.repeat(70_000), { 'content-length': '9' }),
    413,
    'size',
  ],
  [
    'a form without end',
    () =>
      new Request(`${publicOrigin}/de/cart`, {
        ...{ method: 'POST', body: endless(), duplex: 'half' },
        headers: { origin: publicOrigin },
      }),
    413,
    'size',
  ],
  ['a zero byte in the address', () => get('/de/c/a%00b'), 400, 'address'],
])('%s is refused', async (_, request, status, reason) => {
  const { ask, seen } = handlerWith();
  const response = await ask(request());
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(seen.refusals).toEqual([reason]);
  expect(seen.bodies).toEqual([]);
});

test('who asks too often is told how long to wait', async () => {
  const { ask, seen } = handlerWith({ secondsToWait: async () => 17 });
  const response = await ask(get('/de/search'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17']);
  expect(seen.bodies).toEqual([]);
});

test('what nobody can type is taken out of a query, on our own host', async () => {
  const { ask } = handlerWith();
  const response = await ask(get('//foreign.example/de/search?q=a%0d%0ab'));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`${publicOrigin}//foreign.example/de/search?q=ab`);
});
