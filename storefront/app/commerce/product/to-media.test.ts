import { expect, test } from 'vitest';
import type { MediumFieldsFragment } from '../operations/generated.ts';
import { toMedia } from './to-media.ts';

const previewImage = { url: 'https://cdn.example/poster.webp' };
const mp4 = (width: number) => ({
  url: `https://cdn.example/${width}.mp4`,
  mimeType: 'video/mp4',
  width,
});
const playlist = {
  url: 'https://cdn.example/a.m3u8',
  mimeType: 'application/x-mpegURL',
  width: 960,
};
const video = (
  sources: ReturnType<typeof mp4>[],
  alt: string | null = 'Turns',
): MediumFieldsFragment => ({
  __typename: 'Video',
  alt,
  previewImage,
  sources,
});
const mediaOf = (nodes: MediumFieldsFragment[], captions: string | null = null) =>
  toMedia(nodes, { captions, title: 'Moka' });

test.each([
  ['wide enough', [mp4(480), mp4(1080), mp4(1920)], 1080],
  ['the widest of small ones', [mp4(640), mp4(480)], 640],
  ['no playlist', [playlist, mp4(480)], 480],
])('of the sources of a video: %s', (_, sources, width) => {
  expect(mediaOf([video(sources)])).toMatchObject([{ url: `https://cdn.example/${width}.mp4` }]);
});

test('pictures, a video without a file and what has no preview yet are left out', () => {
  const pending: MediumFieldsFragment = {
    __typename: 'Model3d',
    alt: '',
    previewImage: null,
    sources: [],
  };
  expect(mediaOf([{ __typename: 'MediaImage' }, video([playlist]), pending])).toEqual([]);
});

test('a video elsewhere links to its host, a 3D model to the file that other programs open', () => {
  const source = (format: string) => ({ url: `https://cdn.example/moka.${format}`, format });
  expect(
    mediaOf([
      {
        __typename: 'ExternalVideo',
        alt: 'Brewing',
        previewImage,
        host: 'YOUTUBE',
        originUrl: 'https://www.youtube.com/watch?v=1',
      },
      {
        __typename: 'Model3d',
        alt: null,
        previewImage,
        sources: [source('usdz'), source('glb')],
      },
    ]),
  ).toMatchObject([
    {
      kind: 'external-video',
      url: 'https://www.youtube.com/watch?v=1',
      host: 'YouTube',
      alt: 'Brewing',
    },
    { kind: 'model', url: 'https://cdn.example/moka.glb', alt: 'Moka' },
  ]);
});

test.each([
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nA', true],
  ['<b>no captions</b>', false],
  [null, false],
])('captions %j belong to the first video: %s', (captions, isUsed) => {
  const [first, second] = mediaOf([video([mp4(960)]), video([mp4(720)])], captions);
  expect([first?.captions, second?.captions]).toEqual([isUsed ? captions : null, null]);
});
