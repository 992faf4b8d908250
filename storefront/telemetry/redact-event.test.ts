import type { ErrorEvent, StackFrame } from '@sentry/browser';
import { describe, expect, test } from 'vitest';
import { isFromOwnScripts, isFromServerCode, redactEvent } from './redact-event.ts';

const origin = 'https://shop.example';
const own = { filename: `${origin}/assets/shell-abc.js`, lineno: 1, colno: 2 };
const native = { filename: '<anonymous>', function: 'Array.map' };

const eventOf = (frames: StackFrame[] | undefined, more: Partial<ErrorEvent> = {}): ErrorEvent => ({
  type: undefined,
  exception: {
    values: [{ type: 'TypeError', value: 'broken', ...(frames && { stacktrace: { frames } }) }],
  },
  ...more,
});

describe('an error comes from our own scripts', () => {
  test.each<[string, boolean, StackFrame[] | undefined]>([
    ['in our scripts only', true, [own, own]],
    ['in our scripts, through native browser code', true, [own, native, own]],
    ['in an extension', false, [{ filename: 'chrome-extension://abc/inject.js', lineno: 3 }]],
    [
      'in our scripts, called by an extension',
      false,
      [{ filename: 'moz-extension://abc/inject.js', lineno: 3 }, own],
    ],
    ['in a foreign script', false, [{ filename: 'https://cdn.example/tag.js', lineno: 3 }, own]],
    ['in a script injected into the page', false, [{ filename: `${origin}/de`, lineno: 9 }, own]],
    ['in evaluated code', false, [{ filename: '<anonymous>', lineno: 1 }, own]],
    [
      'on a host that begins like ours',
      false,
      [{ filename: `${origin}.evil.example/assets/a.js`, lineno: 1 }],
    ],
    ['in native browser code only', false, [native]],
    ['nowhere', false, []],
    ['without a stack', false, undefined],
  ])('%s: %s [CALL-038]', (_, expected, frames) => {
    expect(isFromOwnScripts(eventOf(frames), origin)).toBe(expected);
  });
});

describe('an error comes from the server’s own code', () => {
  const file = (filename: string) => ({ filename, lineno: 1 });

  test.each<[string, boolean, StackFrame[] | undefined]>([
    ['in the shop’s folder', true, [file('/srv/shop/storefront/server/main.ts')]],
    ['in a file address', true, [file('file:///srv/shop/storefront/build/server/index.js')]],
    ['in a library it ships', true, [file('/srv/shop/node_modules/pg/lib/client.js')]],
    ['through Node', true, [file('node:internal/timers'), file('/srv/shop/storefront/a.ts')]],
    ['in an agent', false, [file('/opt/agent/hook.js'), file('/srv/shop/storefront/a.ts')]],
    ['in a folder that begins like it', false, [file('/srv/shop-old/a.ts')]],
    ['in Node only', false, [file('node:internal/timers')]],
    ['without a stack', false, undefined],
  ])('%s: %s [CALL-038]', (_, expected, frames) => {
    expect(isFromServerCode(eventOf(frames), '/srv/shop')).toBe(expected);
  });
});

test('an event keeps only the allowed fields', () => {
  const event = eventOf(
    [{ ...own, function: 'render', vars: { email: 'vera@mail.example' }, context_line: 'secret' }],
    {
      event_id: 'f'.repeat(32),
      timestamp: 1,
      platform: 'javascript',
      release: '1.2.3',
      environment: 'production',
      server_name: 'node-7',
      user: { email: 'vera@mail.example', ip_address: '198.51.100.7' },
      request: { url: `${origin}/de/search?q=vera`, cookies: { cart: 'gid://shopify/Cart/1' } },
      breadcrumbs: [{ message: 'typed LOTSE-GIFT-0025-AAAA' }],
      extra: { cart: 'gid://shopify/Cart/1' },
      contexts: { state: { state: { type: 'cart', value: { code: 'LOTSE10' } } } },
      tags: { language: 'de', screen: 'cart', cart: 'gid://shopify/Cart/1', route: 7 },
    },
  );
  expect(redactEvent(event)).toEqual({
    event_id: 'f'.repeat(32),
    timestamp: 1,
    platform: 'javascript',
    release: '1.2.3',
    environment: 'production',
    level: 'error',
    tags: { language: 'de', screen: 'cart' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'broken',
          stacktrace: { frames: [{ ...own, function: 'render' }] },
        },
      ],
    },
  });
});

test.each([
  ['https://shop.example/assets/a.js?v=vera', 'https://shop.example/assets/a.js'],
  ['file:///home/vera/shop/storefront/server/main.ts', 'storefront/server/main.ts'],
  ['/srv/shop/node_modules/undici/index.js', 'node_modules/undici/index.js'],
  ['/home/vera/elsewhere.js', 'elsewhere.js'],
  ['node:internal/process/task_queues', 'node:internal/process/task_queues'],
])('the file %s is reported as %s', (filename, reported) => {
  const { exception } = redactEvent(eventOf([{ filename }]));
  expect(exception?.values?.[0]?.stacktrace?.frames).toEqual([{ filename: reported }]);
});

test('input quoted by the platform is redacted', () => {
  const value = `Variable $codes got invalid value "LOTSE10" at 'codes[0]'`;
  const event = redactEvent({
    type: undefined,
    exception: { values: [{ type: 'PlatformError', value }] },
  });
  expect(event.exception?.values?.[0]?.value).toBe(
    'Variable $codes got invalid value [hidden] at [hidden]',
  );
});
