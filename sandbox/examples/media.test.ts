import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { packageFile } from '../package-files.ts';
import { seed } from '../seed/seed.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const catalogueDirectory = packageFile('examples/small-shop');
const database = await createTestDatabase('empty');
await seed(database, await readCatalogue(catalogueDirectory));
const app = await createTestApp(database, { catalogueDirectory });

test('media: pictures first, then 3D models and videos with their addresses', async () => {
  const { data, errors } = await ask(
    app,
    `{ product(handle: "ridge-tent") { media(first: 5) { nodes {
      __typename mediaContentType alt previewImage { altText }
      ... on Model3d { sources { format mimeType filesize } }
      ... on ExternalVideo { host originUrl embedUrl }
    } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    product: {
      media: {
        nodes: [
          expect.objectContaining({ __typename: 'MediaImage', mediaContentType: 'IMAGE' }),
          {
            __typename: 'Model3d',
            mediaContentType: 'MODEL_3D',
            alt: 'Ridge Tent to turn around',
            previewImage: { altText: 'Ridge Tent' },
            sources: [{ format: 'glb', mimeType: 'model/gltf-binary', filesize: 792 }],
          },
          {
            __typename: 'ExternalVideo',
            mediaContentType: 'EXTERNAL_VIDEO',
            alt: 'Pitching the Ridge Tent',
            previewImage: { altText: 'Ridge Tent' },
            host: 'YOUTUBE',
            originUrl: 'https://www.youtube.com/watch?v=ridge-tent0',
            embedUrl: 'https://www.youtube.com/embed/ridge-tent0',
          },
        ],
      },
    },
  });
});

interface Models {
  product: { media: { nodes: { sources?: { url: string }[] }[] } };
}

test('the file of a 3D model is sent', async () => {
  const { data } = await ask<Models>(
    app,
    '{ product(handle: "ridge-tent") { media(first: 5) { nodes { ... on Model3d { sources { url } } } } } }',
  );
  const [source] = data.product.media.nodes.flatMap(({ sources = [] }) => sources);
  const { pathname, search } = new URL(source?.url ?? '');
  const response = await app.inject(pathname + search);
  expect(response.headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(response.rawPayload.subarray(0, 4).toString()).toBe('glTF');
});
