import fc from 'fast-check';
import { settings } from './settings.ts';

const ownOrigin = `http://localhost:${settings.BENCH_PORT}`;

const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__proto__[x]',
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%',
  '%zz',
  '\u202e',
  '💥',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'true',
  '[]',
  '{}',
  '//evil.example',
  '\\evil',
);
const huge = fc.integer({ min: 1_000, max: 6_000 }).map((length) => 'x'.repeat(length));
const word = fc.oneof(
  { weight: 4, arbitrary: nasty },
  { weight: 4, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: huge },
);
const known = fc.constantFrom(
  'de',
  'en',
  'da',
  'fr',
  'c',
  'p',
  'a',
  'e',
  'cart',
  'cart/data',
  'cart/saved',
  'brands',
  'advice',
  'search',
  'newsletter',
  'kaffee',
  'webhooks/platform',
  'reports/policy',
  'assets',
  'health/ready',
  '__manifest',
  '_root.data',
  'kaffee.data',
  'favicon.svg',
  'sitemap.xml',
  'robots.txt',
  'sitemaps',
  'stock',
  'variants',
  'product-cards',
  'suggestions',
  'presets',
  'sign-up',
  'confirm',
  'unsubscribe',
  'count',
  'reports',
  'webhooks',
  'health',
  'icons',
);
const segment = fc.oneof(
  { weight: 3, arbitrary: known },
  { weight: 2, arbitrary: word.map(encoded) },
);
const parameter = fc.oneof(
  fc.constantFrom(
    'sort',
    'page',
    'filter',
    'q',
    'items',
    '_routes',
    'paths',
    'index',
    'price',
    'v',
    'lang',
    'after',
    'ids',
    'token',
    'version',
    'p',
    'utm_source',
    'gclid',
  ),
  word,
);
const pairs = (names: fc.Arbitrary<string>, most: number) =>
  fc
    .array(fc.tuple(names, word), { maxLength: most })
    .map((all) => all.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'));
const path = fc
  .tuple(
    fc.constantFrom('/de', '/en', '/da', ''),
    fc.array(segment, { maxLength: 4 }),
    pairs(parameter, 6),
    fc.constantFrom('', '.data', '/'),
  )
  .map(([language, segments, search, end]) => {
    const address = [language, ...segments].join('/') + end;
    return `${address.startsWith('/') ? address : `/${address}`}${search && `?${search}`}`.slice(
      0,
      7_000,
    );
  });

const headerValue = word.map((text) => encoded(text).slice(0, 3_000));
const headers = fc.record(
  {
    accept: headerValue,
    'accept-encoding': fc.oneof(headerValue, fc.constantFrom('br', 'gzip;q=0', 'br;q=0, *;q=1')),
    'accept-language': headerValue,
    cookie: fc.oneof(
      headerValue,
      headerValue.map((value) => `storefront_cart_id=${value}`),
      fc.constant(`storefront_cart_id=${btoa('"gid://shopify/Cart/__proto__?key=x"')}`),
    ),
    'if-none-match': headerValue,
    'if-modified-since': headerValue,
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'lines=1'),
    referer: headerValue,
    'x-request-id': headerValue,
    'x-forwarded-host': headerValue,
    'x-forwarded-proto': headerValue,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    'content-type': fc.oneof(
      headerValue,
      fc.constantFrom(
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/json',
        'multipart/form-data; boundary=x',
        'text/plain; charset=utf-7',
      ),
    ),
    'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
    origin: fc.constantFrom('null', 'http://evil.example', ownOrigin, ''),
    'x-shopify-hmac-sha256': headerValue,
    'x-shopify-topic': headerValue,
  },
  { requiredKeys: [] },
);

const body = fc.oneof(
  fc.constant(''),
  word,
  fc.constantFrom(
    'intent=add',
    'intent=add&variant=__proto__&quantity=-1',
    '{"__proto__":{"x":1}}',
    '--x\r\n\r\n--x--',
  ),
  fc.constant('['.repeat(20_000)),
  pairs(parameter, 8),
  fc.constant('x'.repeat(70_000)),
);

const anything = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'GET',
    'POST',
    'POST',
    'HEAD',
    'PUT',
    'DELETE',
    'OPTIONS',
  ),
  path,
  headers,
  body,
});

const formPaths = [
  'cart',
  'cart.data',
  'cart/data',
  'newsletter/sign-up',
  'newsletter/sign-up.data',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'e/newsletter',
];
const intents = [
  'add',
  'setQuantity',
  'remove',
  'setInterval',
  'applyDiscount',
  'removeDiscount',
  'applyGiftCard',
  'removeGiftCard',
  'checkout',
  '__proto__',
];
const field = fc.constantFrom(
  'variant',
  'quantity',
  'line',
  'plan',
  'purchase',
  'code',
  'card',
  'email',
  'consent',
  'token',
  '__proto__',
  'constructor',
  'intent',
);
const id = fc.constantFrom(
  ...['1', '0', '99999999999999999999', '__proto__'].map((number) =>
    encodeURIComponent(`gid://shopify/ProductVariant/${number}`),
  ),
);

/** With our own origin, so that it reaches the form handlers. */
const form = fc
  .record({
    language: fc.constantFrom('de', 'en', 'da'),
    to: fc.constantFrom(...formPaths),
    intent: fc.constantFrom(...intents),
    id,
    fields: pairs(field, 6),
    headers,
  })
  .map(({ language, to, intent, id, fields, headers }) => ({
    method: 'POST',
    path: `/${language}/${to}`,
    headers: {
      ...headers,
      origin: ownOrigin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `intent=${intent}&variant=${id}&quantity=1&${fields}`,
  }));

/** Valid HTTP with malformed content. Each from its own IP address, so that rate limits do not apply. */
export const malformedRequest = fc
  .tuple(fc.oneof({ weight: 7, arbitrary: anything }, { weight: 1, arbitrary: form }), fc.ipV4())
  .map(([{ method, path, headers, body }, address]) => ({
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': address } as Record<string, string>,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  }));

export type MalformedRequest =
  typeof malformedRequest extends fc.Arbitrary<infer Request> ? Request : never;

/** Invalid HTTP. */
export const rawRequest = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'get', 'G\0T', '', 'CONNECT', 'TRACE', 'PRI'),
    fc.oneof(path, word, fc.constantFrom('*', 'http://evil.example/', '//', '/\0', '/ /', '/de\t')),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
    fc.constantFrom(
      'Host: x',
      '',
      'Host: a\r\nHost: b',
      'Host: ',
      'Host: [',
      'Host: a b',
      'Host: x\r\n: y',
      'Host: x\r\nContent-Length: -1',
      'Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
      'Host: x\r\nExpect: 100-continue',
      'Host: x\r\nUpgrade: websocket\r\nConnection: upgrade',
      `Host: x\r\nCookie: ${'a=b; '.repeat(8_000)}`,
      `Host: x\r\n${'X: y\r\n'.repeat(3_000)}Z: z`,
      'Host: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx',
    ),
  )
  .map(([method, target, version, head]) => `${method} ${target} ${version}\r\n${head}\r\n\r\n`);

/** Escapes characters that are illegal in request lines and headers, and keeps invalid escapes. */
function encoded(text: string): string {
  return text.replaceAll(/[^!$'()*,\-./:;@[\]^_`{|}~\w%\\]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}
