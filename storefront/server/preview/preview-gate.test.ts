import { expect, test } from 'vitest';
import { createPreviewGate } from './preview-gate.ts';

const origin = 'https://preview.example';
let time = 0;
let taken = 0;
const gate = createPreviewGate({
  passphrase: 'schöner neuer Herbst',
  publicOrigin: origin,
  secret: 'secret',
  attempts: {
    take: async ([limit]) => {
      taken += 1;
      return taken <= (limit?.max ?? 0);
    },
    giveBack: async () => {
      taken -= 1;
    },
  },
  signInPage: (path, problem) => `${path} ${problem}`,
  now: () => time,
});

const ask = async (path: string, cookie = '') => {
  const request = new Request(origin + path, { headers: { cookie } });
  return gate(request, new URL(request.url).pathname, '192.0.2.1');
};
const send = async (path: string, fields: Record<string, string>, from = origin) => {
  const body = new URLSearchParams(fields);
  const request = new Request(origin + path, { method: 'POST', body, headers: { origin: from } });
  const response = await gate(request, path, '192.0.2.1');
  if (!response) throw new Error('no answer');
  return response;
};
const passphrase = 'schöner neuer Herbst';

test('every page asks for the passphrase, is never stored and never indexed', async () => {
  const response = await ask('/de/c/kaffee?sort=price');
  expect(response?.status).toBe(401);
  expect(await response?.text()).toBe('/de/c/kaffee?sort=price null');
  expect(response?.headers.get('cache-control')).toBe('private, no-store');
  expect(response?.headers.get('x-robots-tag')).toContain('noindex');
});

test('the passphrase opens the page that was asked for, for eight hours', async () => {
  const response = await send('/preview/enter', { passphrase, back: '/de/e/agb' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${origin}/de/e/agb`);
  const [cookie = '', ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
  expect(cookie).toMatch(/^__Host-preview=/);
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'Path=/']));
  expect(await ask('/de', `a=b; ${cookie}`)).toBeNull();
  expect((await ask('/de', `${cookie}x`))?.status).toBe(401);
  time += 8 * 60 * 60 * 1000;
  expect((await ask('/de', cookie))?.status).toBe(401);
  expect((await send('/preview/leave', {})).headers.get('set-cookie')).toContain('Max-Age=0');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'leads never to another site: %s',
  async (back) => {
    const response = await send('/preview/enter', { passphrase, back });
    expect(response.headers.get('location')).toBe(`${origin}/`);
  },
);

test('a wrong passphrase, too many attempts and a form of another site are refused', async () => {
  expect((await send('/preview/enter', { passphrase }, 'https://evil.example')).status).toBe(403);
  const wrong = await send('/preview/enter', { passphrase: 'Frühling', back: '/da' });
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toBe('/da wrong');
  taken = 10;
  const late = await send('/preview/enter', { passphrase });
  expect(late.status).toBe(429);
  expect(late.headers.get('set-cookie')).toBeNull();
});
