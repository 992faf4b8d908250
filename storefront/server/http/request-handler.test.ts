import { expect, test, vi } from 'vitest';
import { publicHeaders } from '../../app/cache-policy.ts';
import { createRequestHandler, type HandlerOptions } from './request-handler.ts';
import { createSecurityHeaders } from './security-headers.ts';

const publicOrigin = 'https://shop.example';
const security = createSecurityHeaders({
  publicOrigin,
  imageOrigin: 'https://cdn.example',
});

function handlerWith(options: Partial<HandlerOptions> = {}) {
  const seen = { bodies: [] as string[], refusals: [] as string[], answers: [] as object[] };
  const handle = createRequestHandler({
    publicOrigin,
    security,
    hasCsp: true,
    endpoint: async () => null,
    retryAfterSeconds: async () => null,
    countFailure: async () => {},
    isPlatformResponsive: () => true,
    eventLoopLagMs: () => 0,
    async application(request) {
      seen.bodies.push(await request.text());
      const headers = { 'content-type': 'text/html; charset=utf-8', ...publicHeaders('home') };
      return {
        response: new Response('<p>page</p>', { headers }),
        metadata: {
          tags: new Set(),
          isStale: false,
          hasGaps: false,
          isStreamed: false,
          route: '/:lang',
          scriptHashes: ['sha256-abc='],
          errors: [],
        },
      };
    },
    onRejection: (reason) => seen.refusals.push(reason),
    onResponse: (answer) => seen.answers.push(answer),
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

test('only GET, HEAD and POST are allowed', async () => {
  const { ask, seen } = handlerWith();
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(new Request(`${publicOrigin}/de`, { method }));
    expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD, POST']);
  }
  expect(seen.bodies).toEqual([]);
});

test('responses tell the edge while the platform is unresponsive', async () => {
  let isResponsive = true;
  const { ask } = handlerWith({ isPlatformResponsive: () => isResponsive });
  expect((await ask(get())).headers.get('x-platform')).toBeNull();
  isResponsive = false;
  expect((await ask(get())).headers.get('x-platform')).toBe('unresponsive');
});

test('an overloaded node rejects pages at once and still answers health checks and carts', async () => {
  const held: (() => void)[] = [];
  const { ask, seen } = handlerWith({
    eventLoopLagMs: () => 300,
    endpoint: async (_, path) => (path === '/health/ready' ? new Response('ready') : null),
    retryAfterSeconds: async (_, path) => {
      if (path === '/de') await new Promise<void>((resolve) => held.push(resolve));
      return null;
    },
  });
  const first = Array.from({ length: 9 }, () => ask(get()));
  await vi.waitFor(() => expect(held).toHaveLength(9), { timeout: 10_000 });
  const rejected = await ask(get());
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
  expect(rejected.headers.get('x-load')).toBe('overloaded');
  expect(seen.refusals).toEqual(['load']);
  expect((await ask(get('/health/ready'))).status).toBe(200);
  expect((await ask(get('/de/cart'))).status).toBe(200);
  for (const release of held) release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(9).fill(200));
});

test('a busy node rejects background refreshes before visitors, and does not report itself as overloaded', async () => {
  const held: (() => void)[] = [];
  const { ask, seen } = handlerWith({
    eventLoopLagMs: () => 100,
    retryAfterSeconds: async (_, path) => {
      if (path === '/de') await new Promise<void>((resolve) => held.push(resolve));
      return null;
    },
  });
  const first = Array.from({ length: 4 }, () => ask(get()));
  await vi.waitFor(() => expect(held).toHaveLength(4), { timeout: 10_000 });
  const refresh = new Request(`${publicOrigin}/da`, { headers: { 'X-Edge-Refresh': '1' } });
  const rejected = await ask(refresh);
  expect([rejected.status, rejected.headers.get('x-load')]).toEqual([503, null]);
  expect((await ask(get('/da'))).status).toBe(200);
  expect(seen.refusals).toEqual(['load']);
  for (const release of held) release();
  await Promise.all(first);
});

test('a page has all security headers', async () => {
  const { ask, seen } = handlerWith();
  const { headers } = await ask(get('/de'));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "style-src 'self'",
      "img-src 'self' data: https://cdn.example",
      "form-action 'self'",
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

test('a request id sent by the client is ignored', async () => {
  const { headers } = await handlerWith().ask(get('/de', { 'x-request-id': 'made-up-0001' }));
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('a response other than a page has a policy that allows nothing', async () => {
  const { ask } = handlerWith({ endpoint: async () => Response.json({ live: true }) });
  const { headers } = await ask(get('/health/live'));
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('no HSTS header without https', async () => {
  const plain = createSecurityHeaders({
    publicOrigin: 'http://localhost:3000',
    imageOrigin: 'http://localhost:4000',
  });
  expect(Object.keys(plain.always)).not.toContain('Strict-Transport-Security');
  const policy = plain.page([])['Content-Security-Policy'];
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(policy).toContain("form-action 'self'");
});

test('a form body reaches the application unchanged', async () => {
  const { ask, seen } = handlerWith();
  await ask(post('intent=add'));
  expect(seen.bodies).toEqual(['intent=add']);
});

/** What Node asks of a streamed body, and the types do not know. */
const half = { duplex: 'half' };

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
        method: 'POST',
        body: endless(),
        ...half,
        headers: { origin: publicOrigin },
      }),
    413,
    'size',
  ],
  ['a zero byte in the address', () => get('/de/c/a%00b'), 400, 'address'],
])('%s is rejected', async (_, request, status, reason) => {
  const { ask, seen } = handlerWith();
  const response = await ask(request());
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(seen.refusals).toEqual([reason]);
  expect(seen.bodies).toEqual([]);
});

test('a rate-limited request gets 429 with Retry-After', async () => {
  const { ask, seen } = handlerWith({ retryAfterSeconds: async () => 17 });
  const response = await ask(get('/de/search'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17']);
  expect(seen.bodies).toEqual([]);
});

test('control characters in a query are removed by a redirect to our own origin', async () => {
  const { ask } = handlerWith();
  const response = await ask(get('//foreign.example/de/search?q=a%0d%0ab'));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`${publicOrigin}//foreign.example/de/search?q=ab`);
});

test.each([
  ['/de', 'de'],
  ['/en/c/coffee', 'en'],
  ['/da.data', 'da'],
  ['/deutsch', null],
  ['/d/x', null],
  ['/x/de/', null],
  ['/', null],
])('%s is logged with the language %s', async (path, language) => {
  const { ask, seen } = handlerWith();
  await ask(get(path));
  expect(seen.answers).toMatchObject([{ language }]);
});

test('a completed request is reported with method, duration and errors', async () => {
  const error = new Error('recommendations failed');
  const { ask, seen } = handlerWith({
    application: async () => ({
      response: new Response('page', { status: 503 }),
      metadata: {
        tags: new Set(),
        isStale: false,
        hasGaps: true,
        isStreamed: false,
        route: '/:lang/p/:handle',
        scriptHashes: [],
        errors: [error],
      },
    }),
  });
  const response = await ask(get('/de/p/x'));
  const [answer] = seen.answers;
  expect(answer).toEqual({
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    language: 'de',
    route: '/:lang/p/:handle',
    status: 503,
    seconds: expect.any(Number),
    errors: [error],
  });
});

test('the duration is reported in seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { ask, seen } = handlerWith({
    async endpoint() {
      vi.advanceTimersByTime(1_500);
      return new Response('ok');
    },
  });
  await ask(get('/health/live'));
  expect(seen.answers).toMatchObject([{ seconds: 1.5 }]);
  vi.useRealTimers();
});

test('health, webhooks and reports are handled before the origin check and the application', async () => {
  const { ask, seen } = handlerWith({
    endpoint: async (_, path) => (path === '/webhooks/platform' ? new Response('taken') : null),
  });
  const request = new Request(`${publicOrigin}/webhooks/platform`, { method: 'POST', body: '{}' });
  const response = await ask(request);
  expect(await response.text()).toBe('taken');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(seen.bodies).toEqual([]);
  expect(seen.answers).toMatchObject([{ route: '/webhooks/platform', errors: [] }]);
});

test('in development pages have no policy, and other responses one that allows nothing', async () => {
  const page = await handlerWith({ hasCsp: false }).ask(get());
  expect(page.headers.has('content-security-policy')).toBe(false);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  for (const headers of [{ 'content-type': 'application/json' }, {}]) {
    const { ask } = handlerWith({
      application: async () => ({
        response: new Response(new Uint8Array([123, 125]), { headers }),
        metadata: {
          tags: new Set(),
          isStale: false,
          hasGaps: false,
          isStreamed: false,
          route: '/:lang/cart/data',
          scriptHashes: [],
          errors: [],
        },
      }),
    });
    const data = await ask(get('/de/cart/data'));
    expect(data.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  }
});

test('headers set by the application are not overridden', async () => {
  const { ask } = handlerWith({
    endpoint: async () => new Response('ok', { headers: { 'referrer-policy': 'no-referrer' } }),
  });
  const { headers } = await ask(get());
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/de/c/a%1Fb', 400],
  ['/de/c/a%7fb', 400],
  ['/de/c/a%7Fb', 400],
  ['/de/c/a%20b', 200],
])('%s gets status %i', async (path, status) => {
  expect((await handlerWith().ask(get(path))).status).toBe(status);
});

test('a rejection states its reason and is counted by it', async () => {
  const { ask, seen } = handlerWith({ retryAfterSeconds: async () => 0 });
  const response = await ask(get('/de/search'));
  expect(await response.text()).toBe('rate');
  expect(seen.refusals).toEqual(['rate']);
  expect(seen.answers).toMatchObject([{ status: 429, route: 'none', errors: [] }]);
});

test('the rate limit gets method, path and client address', async () => {
  const retryAfterSeconds = vi.fn(async () => null);
  await handlerWith({ retryAfterSeconds }).ask(get('/de/search?q=x'));
  expect(retryAfterSeconds).toHaveBeenCalledExactlyOnceWith('GET', '/de/search', '192.0.2.1');
});

test.each([
  [65_536, 200],
  [65_537, 413],
])('a form of %i bytes gets status %i', async (length, status) => {
  expect((await handlerWith().ask(post('x'.repeat(length)))).status).toBe(status);
});

test('the application gets the client address and the request id of the response', async () => {
  const visits: unknown[] = [];
  const { ask } = handlerWith({
    async application(_, visit) {
      visits.push(visit);
      throw new Error('seen enough');
    },
  });
  await expect(ask(get('/de'))).rejects.toThrow('seen enough');
  const requestId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(visits).toEqual([{ requestId, address: '192.0.2.1' }]);
});

test('a rejected method is counted', async () => {
  const { ask, seen } = handlerWith();
  await ask(new Request(`${publicOrigin}/de`, { method: 'PUT' }));
  expect(seen.refusals).toEqual(['method']);
});

test.each(['/feeds/google-de.xml/_.data', '/assets/none.js', '/favicon.ico', '/webhooks/platform'])(
  '%s never reaches the application',
  async (path) => {
    const { ask, seen } = handlerWith();
    const response = await ask(get(path));
    expect([response.status, await response.text()]).toEqual([404, 'not found']);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(response.headers.get('cache-control')).toContain('s-maxage=60');
    expect(seen.bodies).toEqual([]);
  },
);
