import tile from './menu-tile.webp';

/** Beside an opened group of the main menu. */
export const menuTilePicture = tile;
