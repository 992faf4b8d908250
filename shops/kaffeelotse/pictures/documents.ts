import type { PictureObject, Scene } from './names.ts';

const urls = import.meta.glob<string>('./documents/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function pictureUrl(name: Scene | PictureObject): string {
  return urls[`./documents/${name}.webp`] ?? '';
}
