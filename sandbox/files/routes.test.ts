import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { cataloguePictures } from './catalogue-pictures.ts';
import { filesRoutes } from './routes.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'sandbox-files-'));
const files = path.join(directory, 'files');
await mkdir(files);
await sharp({ create: { width: 900, height: 900, channels: 4, background: '#b3332b' } })
  .webp()
  .toFile(path.join(files, 'stored.webp'));
await writeFile(path.join(files, 'seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

await writeFile(path.join(files, 'turn.mp4'), '0123456789');

const pictureRenderer = path.join(import.meta.dirname, '../testing/plain-picture-renderer.ts');
const recipes = new Map<string, unknown>([['drawn.webp', { colour: '#1f4f5c' }]]);
const app = Fastify();
await app.register(filesRoutes, {
  dataDirectory: path.join(directory, 'data'),
  findPicture: await cataloguePictures(directory, { pictureRenderer }, async (name) =>
    recipes.get(name),
  ),
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

function get(query: string, accept = '*/*') {
  return app.inject({ url: `/files/stored.webp${query}`, headers: { accept } });
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

test("a picture with a recipe is drawn by the catalogue's renderer", async () => {
  const { rawPayload } = await app.inject('/files/drawn.webp?v=1&width=160&format=png');
  const image = sharp(rawPayload);
  expect(await image.metadata()).toMatchObject({ width: 160, height: 160 });
  expect((await image.stats()).dominant).toEqual({ r: 24, g: 72, b: 88 });
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

test.each(['missing.webp', '..%2F..%2Fpackage.json', 'stored.png'])(
  '%s is not found',
  async (name) => {
    expect((await app.inject(`/files/${name}`)).statusCode).toBe(404);
  },
);

test('a picture also has the path that the sitemap names', async () => {
  expect((await app.inject('/cdn/shop/files/seal.svg')).body).toMatch(/^<svg /);
});

test('a vector graphic is sent as it is, whatever size is asked for', async () => {
  const response = await app.inject('/files/seal.svg?width=40');
  expect(response.headers['content-type']).toBe('image/svg+xml');
  expect(response.body).toMatch(/^<svg /);
});

test.each([
  ['', 200, '0123456789', undefined],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
])('a video can be had in parts: %j gives %i', async (range, status, body, part) => {
  const response = await app.inject({ url: '/files/turn.mp4', headers: range ? { range } : {} });
  expect(response).toMatchObject({ statusCode: status, body });
  expect(response.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
  expect(response.headers['content-range']).toBe(part);
});
