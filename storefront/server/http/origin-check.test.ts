import { expect, test } from 'vitest';
import { isCrossOriginWrite } from './origin-check.ts';

test.each([
  ['GET', 'https://evil.example', false],
  ['HEAD', 'https://evil.example', false],
  ['OPTIONS', undefined, false],
  ['PUT', undefined, true],
  ['POST', 'https://shop.example', false],
  ['POST', 'https://evil.example', true],
  ['POST', 'https://shop.example.evil.example', true],
  ['POST', 'https://shop.example:8443', true],
  ['POST', 'https://shop.exampl', true],
  ['POST', 'null', true],
  ['POST', undefined, true],
  ['DELETE', 'http://shop.example', true],
])('%s from %s is cross-origin: %s', (method, origin, foreign) => {
  const headers = origin ? { origin } : {};
  const request = new Request('https://shop.example/de/cart', { method, headers });
  expect(isCrossOriginWrite(request, 'https://shop.example')).toBe(foreign);
});

test.each([
  ['/de/newsletter/unsubscribe?token=t', undefined, false],
  ['/de/newsletter/unsubscribe?token=t', 'https://evil.example', true],
  ['/de/newsletter/confirm?token=t', undefined, true],
  ['/de/newsletter/unsubscribe/more', undefined, true],
  ['/x/de/newsletter/unsubscribe', undefined, true],
  ['/d/newsletter/unsubscribe', undefined, true],
  ['/DE/newsletter/unsubscribe', undefined, true],
])('a POST to %s from %s is cross-origin: %s', (path, origin, foreign) => {
  const headers = origin ? { origin } : {};
  const request = new Request(`https://shop.example${path}`, { method: 'POST', headers });
  expect(isCrossOriginWrite(request, 'https://shop.example')).toBe(foreign);
});
