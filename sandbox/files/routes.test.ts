import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Recipe } from './recipe.ts';
import { filesRoutes } from './routes.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'sandbox-files-'));
const kaj: Recipe = {
  object: 'compact-espresso',
  view: 'front',
  finish: { brand: 'Northfold', model: 'Kaj', main: '#b3332b', accent: '#5f4030' },
};
const app = Fastify();
await app.register(filesRoutes, {
  dataDirectory,
  recipeNamed: async (name) => (name === 'kaj.webp' ? kaj : undefined),
});
afterAll(async () => {
  await app.close();
  await rm(dataDirectory, { recursive: true });
});

function get(query: string, accept = '*/*') {
  return app.inject({ url: `/files/bag-label-01.webp${query}`, headers: { accept } });
}

test.each([
  ['image/avif,image/webp,*/*', '', 'image/avif'],
  ['image/webp,*/*', '', 'image/webp'],
  ['image/avif', '&format=jpg', 'image/jpeg'],
  ['*/*', '&format=png', 'image/png'],
])('Accept %s with %j gives %s', async (accept, query, type) => {
  const response = await get(`?v=1&width=60${query}`, accept);
  expect(response.headers).toMatchObject({
    'content-type': type,
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a picture is made from the recipe of its name', async () => {
  const { rawPayload } = await app.inject('/files/kaj.webp?v=1&width=160&format=png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 160, height: 160 });
});

test('only an address with a version is kept for ever', async () => {
  expect((await get('?width=60')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  ['?width=120&format=png', 120, 120],
  ['?width=120&height=60&format=png', 60, 60],
  ['?width=120&height=60&crop=center&format=png', 120, 60],
  ['?width=5760&format=png', 900, 900],
])('%s is %i by %i', async (query, width, height) => {
  for (const attempt of ['rendered', 'kept']) {
    const { rawPayload } = await get(query);
    const size = await sharp(rawPayload).metadata();
    expect([attempt, size.width, size.height]).toEqual([attempt, width, height]);
  }
});

test.each(['?width=0', '?width=5761', '?height=x', '?crop=middle', '?format=bmp'])(
  '%s is refused',
  async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  },
);

test.each(['missing.webp', '..%2F..%2Fpackage.json', 'bag-label-01.png'])(
  '%s is not found',
  async (name) => {
    expect((await app.inject(`/files/${name}`)).statusCode).toBe(404);
  },
);

test('a seal is a drawing, whatever size is asked for', async () => {
  const response = await app.inject('/files/seal-bio.svg?width=40');
  expect(response.headers['content-type']).toBe('image/svg+xml');
  expect(response.body).toMatch(/^<svg /);
});
