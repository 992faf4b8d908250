/** Beside an opened group of the main menu, by the name in its tile. */
export const menuTilePictures: Record<string, string> = {};
