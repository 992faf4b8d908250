import hero from './hero.svg';
import type { PictureObject, Scene } from './names.ts';

const urls: Record<Scene | PictureObject, string> = { hero };

export function pictureUrl(name: Scene | PictureObject): string {
  return urls[name];
}
