import advisor from './menu/advisor.webp';
import cleaning from './menu/cleaning.webp';
import machine from './menu/machine.webp';
import month from './menu/month.webp';
import subscription from './menu/subscription.webp';

/** Beside an opened group of the main menu. */
export const menuTilePictures: Record<string, string> = {
  advisor,
  cleaning,
  machine,
  month,
  subscription,
};
