import hero from './hero.svg';

/** Of the sections of the home page. */
export const homePictures: Record<string, string> = { hero };
