export interface MenuItem {
  title: string;
  /** A collection's handle in the menu's language. */
  collection: string;
}

export interface Benefit {
  icon: 'envelope-simple' | 'package' | 'truck';
  title: string;
}

/** What merchandisers arrange in one language: menus, benefits and the collections of the home page. */
export interface ShopContent {
  mainMenu: MenuItem[];
  uspBar: Benefit[];
  home: {
    popularCategories: MenuItem[];
    bestSellers: string;
    discover: string;
  };
  cart: { espresso: string; equipment: string };
}
