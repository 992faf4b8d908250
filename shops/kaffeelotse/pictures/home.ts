import cup from './home/cup.webp';
import test from './home/grinder.webp';
import hero from './home/hero.webp';
import kettle from './home/kettle.webp';
import machine from './home/machine.webp';
import subscription from './home/subscription.webp';
import menuTile from './menu-tile.webp';

/** By the names that the content uses. */
export const homePictures: Record<string, string> = {
  ...{ hero, subscription, test },
  ...{ machine, cup, kettle, menuTile },
};
