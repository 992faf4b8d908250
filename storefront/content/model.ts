import type { IconName } from '../app/ui/icon-names.ts';

/** An entry of a menu. A url of '#' marks a heading that groups its items and leads nowhere itself. */
export interface MenuItem {
  id: string;
  title: string;
  url: string;
  items: MenuItem[];
}

export interface MenuItemWithIcon extends MenuItem {
  icon: IconName;
}

export interface CategoryLink {
  title: string;
  /** A collection's handle in the menu's language. */
  collection: string;
  icon: 'coffee' | 'machine' | 'filter' | 'bean' | 'grinder' | 'accessories';
}

export interface Benefit {
  icon: IconName;
  title: string;
  href?: string;
}

export interface HeaderContent {
  /** No bar is shown when it is empty. */
  uspBar: Benefit[];
  /** Any CSS colour; without one the design's own. The text on it is dark teal. */
  uspBarBackgroundColor: string | null;
  /** Any CSS colour; without one it is black. The text on it is white. */
  topBarBackgroundColor: string | null;
}

export interface MainMenu {
  /** Up to three levels: group, box, link. */
  groups: MenuItem[];
  /** The group shown in the colour of reduced prices. */
  offers: string;
  /** Beside the groups on a wide screen as far as there is room, below them in the drawer. */
  more: MenuItemWithIcon[];
  /** The tile at the side of an opened group. */
  tile: { title: string; text: string; linkText: string; url: string };
}

export interface FooterContent {
  questions: MenuItem[];
  about: MenuItem[];
  legal: MenuItem[];
  /** Where the footnote's shipping costs are explained. */
  shippingCosts: string;
}

/** What merchandisers arrange in one language: menus, benefits and the collections of the home page. */
export interface ShopContent {
  header: HeaderContent;
  mainMenu: MainMenu;
  footer: FooterContent;
  home: {
    popularCategories: CategoryLink[];
    bestSellers: string;
    discover: string;
  };
  cart: { espresso: string; equipment: string };
}
