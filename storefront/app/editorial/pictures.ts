import type { PictureObject, Scene } from '../../content/documents/pictures.ts';

const urls = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function pictureUrl(name: Scene | PictureObject): string {
  return urls[`./pictures/${name}.webp`] ?? '';
}
