import type { Destination } from '../app/shop-model/destination.ts';
import type { IconName } from '../app/ui/icon-names.ts';

/** An entry of a menu. A url of '#' or '/en#' marks a heading that groups its items and leads nowhere itself. */
export interface MenuItem {
  id: string;
  title: string;
  url: string;
  items: MenuItem[];
}

interface MenuItemWithIcon extends MenuItem {
  icon: IconName;
}

interface CategoryLink {
  title: string;
  /** A collection's handle in the menu's language. */
  collection: string;
  /** A symbol of theme/category-icons.svg. */
  icon: string;
}

interface Benefit {
  icon: IconName;
  title: string;
  href?: string;
}

export interface HeaderContent {
  /** By the terms of the delivery country. No bar is shown when it is empty. */
  uspBar: (terms: Destination) => Benefit[];
  /** Any CSS colour; without one the design's own. The text on it is dark teal. */
  uspBarBackgroundColor: string | null;
  /** Any CSS colour; without one it is black. The text on it is white. */
  topBarBackgroundColor: string | null;
}

/** The search dialog's initial content, loaded on demand. */
export interface EmptySearch {
  /** Popular words, as chips. */
  searchQuerySuggestions: string[];
  /** Handles of products. */
  products: string[];
  collectionCards: { title: string; collection: string }[];
}

/** The second and third level of the main menu, by group. */
export type MenuBoxes = Record<string, MenuItem[]>;

/** Beside the boxes of a group's panel. */
export interface MenuTile {
  title: string;
  text: string;
  linkText: string;
  url: string;
  /** A name in pictures/menu-tiles.ts. */
  picture: string;
}

export interface MenuGroup extends MenuItem {
  /** The boxes of its panel. */
  boxes?: string;
  tile?: MenuTile;
}

export interface MainMenu {
  groups: MenuGroup[];
  /** The group shown in the colour of reduced prices. */
  offers: string | null;
  /** Below the groups in the drawer; on a wide screen the panels have them. */
  more: MenuItemWithIcon[];
}

export interface FooterContent {
  questions: MenuItem[];
  about: MenuItem[];
  legal: MenuItem[];
  /** Where the footnote's shipping costs are explained. */
  shippingCosts: string;
  /** Where the cookie preferences lead without scripts, and what the banner links to. */
  privacy: string;
  imprint: string;
}

/** One answer of the advice finder. */
interface AdviceChoice {
  key: string;
  title: string;
}

export interface AdviceContent {
  /** What suits a preparation: values of the platform's filter inputs, which are the same in every language. */
  preparations: (AdviceChoice & { filters: { name: string; value: string }[] })[];
  tastes: (AdviceChoice & { collection: string })[];
}

/** The home page: sections that are null are left out. Collections are named by their handles in the page's language. */
export interface HomeContent {
  popularCategories: CategoryLink[];
  discover: string;
  bestSellers: string | null;
  equipment: string | null;
  /** Its first product is shown. */
  productOfTheMonth: string | null;
  /** Without choices there is no advisor. */
  advice: AdviceContent;
  subscription: { title: string; points: string[]; linkText: string; collection: string } | null;
  test: { title: string; text: string; linkText: string; url: string } | null;
  tutorials: {
    all: string;
    /** `picture` is a name in pictures/home.ts. */
    items: { title: string; figures: string; url: string; picture: string }[];
  } | null;
  /** What the shop sells and how, for readers and search engines. */
  about: string[];
}

export interface BrandsContent {
  /** The collections that have all brands of a kind below them, the most important first. */
  coffee: string | null;
  equipment: string | null;
  featured: string | null;
}

/** Handles of collections: two links for an empty cart, and add-ons for a filled one. */
export interface CartContent {
  espresso: string | null;
  equipment: string | null;
  addOns: string | null;
  /** With goods that go with any order. */
  goWithAny: string[];
}

/** Merchandising content of one language: menus, benefits and the collections of the home page. */
export interface ShopContent {
  header: HeaderContent;
  mainMenu: MainMenu;
  menuBoxes: MenuBoxes;
  footer: FooterContent;
  home: HomeContent;
  brands: BrandsContent;
  cart: CartContent;
}
