import hero from './hero.svg';

export const menuTilePicture = hero;
