import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '../context.ts';
import { contextWith } from '../loaders/cart-context-examples.ts';
import { loader } from './security-txt.ts';

function argumentsWith(securityContact: string | null) {
  const site = contextWith(() => null).context.get(siteContext);
  const context = new RouterContextProvider();
  context.set(siteContext, { ...site, securityContact });
  const url = new URL('https://shop.example/.well-known/security.txt');
  const pattern = '/.well-known/security.txt' as const;
  return { context, url, pattern, params: {}, request: new Request(url) };
}

test('contains contact and expiry', async () => {
  const text = await loader(argumentsWith('mailto:security@shop.example')).text();
  expect(text).toContain('Contact: mailto:security@shop.example\n');
  expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});

test('is a 404 without a configured contact', () => {
  expect(() => loader(argumentsWith(null))).toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
  );
});
