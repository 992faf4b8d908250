import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog, createWarnOnce } from './log.ts';

function logged(values: object, message = 'failed'): string {
  const lines: string[] = [];
  createLog({
    level: 'info',
    secrets: ['platform-token-1', 'session-secret-2', undefined],
    write: (line) => lines.push(line),
  }).error(values, message);
  return lines.join('');
}

test.each([
  ['a token in a message', { note: 'header platform-token-1 refused' }, 'platform-token-1'],
  ['a secret in an error', { err: new Error('seal with session-secret-2') }, 'session-secret-2'],
  ['a cart', { err: new Error('gone: gid://shopify/Cart/c1-abc?key=f00') }, 'c1-abc'],
  ['a key in an address', { url: '/cart/c/x?key=f00ba4&a=1' }, 'f00ba4'],
  ['an e-mail address', { note: 'bounced: vera.muster+shop@mail.example' }, 'vera'],
  ['an encoded e-mail address', { url: '/x?mail=vera%40mail.example' }, 'vera'],
  ['a gift-card code', { url: '/de/cart?code=GIFT-1234-5678' }, 'GIFT-1234'],
])('%s is redacted', (_, values, hidden) => {
  const line = logged(values);
  expect(line).not.toContain(hidden);
  expect(line).toContain('[hidden]');
  expect(() => JSON.parse(line)).not.toThrow();
});

test('every log line is one line of JSON without secrets', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('platform-token-1', 'a@b.example'), (text, secret) => {
      const line = logged({ text: `${text}${secret}${text}` }, text);
      expect(line).not.toContain(secret);
      expect(line.trimEnd()).not.toContain('\n');
      JSON.parse(line);
    }),
  );
});

test('a line has time, level and message', () => {
  expect(JSON.parse(logged({ requestId: 'r-1' }))).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    requestId: 'r-1',
    msg: 'failed',
  });
});

test('a warning is logged the first time only', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', secrets: [], write: (line) => lines.push(line) });
  const warnOnce = createWarnOnce(log);
  for (const key of ['a', 'a', 'b', 'a']) warnOnce(key, { key }, 'retired');
  expect(lines.map((line) => JSON.parse(line).key)).toEqual(['a', 'b']);
});
