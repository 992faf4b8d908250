import type { OwnContent } from '../own-content.ts';
import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { mainMenu } from './main-menu.ts';
import { menuBoxes } from './menu-boxes.ts';

export const content: OwnContent = {
  header,
  mainMenu,
  menuBoxes,
  footer,
  home,
  brands,
  cart,
};
