import type { ShopContent } from '../model.ts';
import { brands } from './brands.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { mainMenu } from './main-menu.ts';

export const content: ShopContent = {
  header,
  mainMenu,
  footer,
  home,
  brands,
  cart: { espresso: 'espresso-ganze-bohne', equipment: 'kaffeemaschinen', addOns: 'zubehoer' },
};
