import type {
  BrandsContent,
  CartContent,
  HomeContent,
  MainMenu,
  MenuItem,
  ShopContent,
} from '../../../storefront/content/model.ts';

type Complete<Sections> = { [Name in keyof Sections]: NonNullable<Sections[Name]> };

export type OwnHome = Complete<HomeContent>;
export type OwnBrands = Complete<BrandsContent>;
export type OwnCart = Complete<CartContent>;
export type OwnMainMenu = Complete<MainMenu>;
export type OwnMenuBoxes = Record<
  'coffee' | 'brands' | 'machines' | 'accessories' | 'advice',
  MenuItem[]
>;

/** This shop has every section, in every language. */
export interface OwnContent extends ShopContent {
  home: OwnHome;
  brands: OwnBrands;
  cart: OwnCart;
  mainMenu: OwnMainMenu;
  menuBoxes: OwnMenuBoxes;
}
