import cup from './home/cup.webp';
import test from './home/grinder.webp';
import hero from './home/hero.webp';
import kettle from './home/kettle.webp';
import machine from './home/machine.webp';
import subscription from './home/subscription.webp';
import advisor from './menu/advisor.webp';
import cleaning from './menu/cleaning.webp';
import menuSubscription from './menu/subscription.webp';
import tasting from './menu/tasting.webp';
import tests from './menu/tests.webp';

/** By the names that the content uses. */
export const homePictures: Record<string, string> = {
  hero,
  subscription,
  test,
  machine,
  cup,
  kettle,
  // of the menu's panels
  menuSubscription,
  tasting,
  tests,
  cleaning,
  advisor,
};
