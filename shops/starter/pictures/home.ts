import hero from './hero.svg';

/** By the names that the content uses. */
export const homePictures: Record<string, string> = { hero };
