import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';

const random = () => randomBytes(6).toString('hex');
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const large = 'a-'.repeat(32_000);

const savedKeys = () =>
  Array.from({ length: 20 }, () => `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`).join(',');

interface HostileRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Without limits each kind would cost a rendered page, a platform call or memory. */
const kinds: ((origin: string) => HostileRequest)[] = [
  // cache misses
  () => ({ method: 'GET', path: `/de/c/kaffee?${random()}=${random()}` }),
  () => ({ method: 'GET', path: `/de?${random()}` }),
  () => ({ method: 'GET', path: `/de/c/kaffee?filter.vendor=${random()}` }),
  () => ({ method: 'GET', path: `/de/c/kaffee?show=${randomInt(48, 5_000)}&price=1-${random()}` }),
  () => ({ method: 'GET', path: `/de/c/kaffee?after=${random()}` }),
  () => ({ method: 'GET', path: `/de/${random()}/${random()}` }),
  // spellings of a path that bypass rate limits
  () => ({ method: 'GET', path: `/de/%73earch?q=${random()}` }),
  () => ({ method: 'GET', path: `/de/Search?q=${random()}` }),
  () => ({ method: 'GET', path: `/x/../de/search?q=${random()}` }),
  () => ({ method: 'GET', path: `/de/search?q=${random()}${'x'.repeat(4_000)}` }),
  () => ({ method: 'GET', path: `/feeds/google-de.xml/_.data?n=${random()}` }),
  () => ({ method: 'GET', path: `/sitemaps/products-de-1.xml.data?n=${random()}` }),
  () => ({ method: 'GET', path: `/de/search/suggestions/_.data?q=${random()}` }),
  () => ({ method: 'GET', path: `/assets/${random()}.js` }),
  // private and uncached
  () => ({ method: 'GET', path: `/de/cart/saved?items=${savedKeys()}` }),
  // texts that are slow to parse, and invented metric labels
  (origin) => ({ method: 'POST', path: '/reports/errors', headers: { origin }, body: large }),
  () => ({
    method: 'POST',
    path: '/reports/policy',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({
      'csp-report': { 'effective-directive': random(), 'blocked-uri': large.slice(0, 20_000) },
    }),
  }),
  (origin) => ({
    method: 'POST',
    path: '/de/newsletter/sign-up',
    headers: { ...form, origin },
    body: `email=victim%2B${random()}%40mail.example&consent=on`,
  }),
  (origin) => ({
    method: 'POST',
    path: '/de/withdrawal',
    headers: { ...form, origin },
    body: `name=www.evil.example&contract=${random()}&email=victim%40mail.example&scope=all`,
  }),
  (origin) => ({
    method: 'POST',
    path: '/de/cart/data',
    headers: { ...form, origin },
    body: `intent=applyDiscount&code=${large.slice(0, 60_000)}`,
  }),
];

export function hostileRequest(number: number, origin: string): HostileRequest {
  const kind = kinds[number % kinds.length];
  if (!kind) throw new Error('no request kind');
  return kind(origin);
}

/** Sends a body at one byte per second until the connection is closed (slowloris). */
export function slowBody(port: number, localAddress: string) {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => {});
  socket.write('POST /de/cart HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n');
  const timer = setInterval(() => socket.write('x'), 1_000);
  const opened = performance.now();
  let seconds: number | null = null;
  socket.on('close', () => {
    clearInterval(timer);
    seconds = (performance.now() - opened) / 1000;
  });
  return {
    /** How long the connection stayed open; null while it is open. */
    seconds: () => seconds,
    close: () => socket.destroy(),
  };
}
