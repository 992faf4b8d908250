import type { z } from 'zod';
import type { IconName } from '../app/ui/icon-names.ts';
import type { Benefit, Category, contentFileSchema, HomeSection, Teaser } from './schema.ts';

export type { Benefit, Category, HomeSection, Teaser } from './schema.ts';

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

/** One language as the shop's files have it. */
export type ContentFile = z.input<typeof contentFileSchema>;

export interface HeaderContent {
  /** With the terms of the delivery country in braces (`benefitsFor`). No bar is shown when it is empty. */
  uspBar: Benefit[];
  /** Any CSS colour; without one the design's own. The text on it is dark teal. */
  uspBarBackgroundColor: string | null;
  /** Any CSS colour; without one it is black. The text on it is white. */
  topBarBackgroundColor: string | null;
  /** The ids of the top bar's promotions, in their order; none: all that are published. */
  promotions: string[];
}

/** The search dialog's initial content. */
interface EmptySearch {
  /** Popular words, as chips. */
  searchQuerySuggestions: string[];
  /** Handles of products. */
  products: string[];
  collectionCards: Category[];
}

export interface MainMenu {
  /** With their boxes and the boxes' links. */
  groups: MenuItem[];
  /** The address of the group shown in the colour of reduced prices. */
  offers: string | null;
  /** Beside the groups on a wide screen as far as there is room, below them in the drawer. */
  more: MenuItemWithIcon[];
  /** At the side of the groups that open, in their order. */
  tiles: Teaser[];
}

interface FooterContent {
  questions: MenuItem[];
  about: MenuItem[];
  legal: MenuItem[];
  /** Where the footnote's shipping costs are explained. */
  shippingCosts: string;
  /** Where the cookie preferences lead without scripts, and what the banner links to. */
  privacy: string;
  imprint: string;
}

export type AdviceContent = z.infer<typeof contentFileSchema>['advice'];

interface HomeContent {
  /** In their order. */
  sections: HomeSection[];
  /** The handle of the collection with the advisor's whole range. */
  discover: string;
  /** Without choices there is no advisor. */
  advice: AdviceContent;
}

/** The collections that have all brands of a kind below them, the most important first. */
type BrandsContent = z.infer<typeof contentFileSchema>['brands'];

/** Handles of collections: two links for an empty cart, and add-ons for a filled one. */
interface CartContent {
  main: string | null;
  equipment: string | null;
  addOns: string | null;
  /** With goods that go with any order. */
  goWithAny: string[];
}

/** What pages show of the content of one language: facts filled in, menus with their addresses. */
export interface ShopContent {
  header: HeaderContent;
  mainMenu: MainMenu;
  footer: FooterContent;
  home: HomeContent;
  brands: BrandsContent;
  cart: CartContent;
  search: EmptySearch;
}
