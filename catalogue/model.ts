// What the generators make, before it is exported in the sandbox's format. Money is in cents, texts are in all languages.

import { type PageLanguage, pageLanguages } from '../sandbox/catalogue-format/languages.ts';
import type { metafieldTypes } from '../sandbox/catalogue-format/metafields.ts';
import type { View } from './pictures/views/view.ts';

/** The demo's texts are written in those of the sandbox's own pages. */
export const languages = pageLanguages;
export type Language = PageLanguage;
export type Localized<T = string> = Record<Language, T>;

/** A picture: a rendered object (a file stem under images/) and what a viewer sees on it. */
export interface CatalogueImage {
  object: string;
  alt: Localized;
  /** What is printed on the object's label, where it has one. */
  label?: CatalogueLabel;
  /** Several labelled packs on one picture, the first in front. */
  set?: { object: string; label: CatalogueLabel }[];
  /** The colours and the name plate of an object that has no label. */
  finish?: {
    brand: string;
    model: string;
    main: string;
    accent: string;
    tag?: string;
    measures?: [number, number, number];
    /** Width and height of its shape in percent of the base object's. */
    form?: [number, number];
  };
  /** How it is shown, where that is not simply from the front. */
  view?: View;
}

interface CatalogueLabel {
  brand: string;
  name: string;
  note: string;
  weight: string;
  roast?: 'light' | 'medium' | 'medium-dark' | 'dark';
}

/** A value the platform keeps beside a product, variant or collection. References name keys of this catalogue. */
export interface CatalogueMetafield {
  namespace: string;
  key: string;
  type: (typeof metafieldTypes)[number];
  /** The stored value; a list or an object is JSON text. Empty for references. */
  value: string | Localized;
  metaobjects?: string[];
  collections?: string[];
  products?: string[];
  skus?: string[];
  images?: CatalogueImage[];
}

export interface CatalogueMetaobject {
  /** Unique within its type; also the handle. */
  key: string;
  type: string;
  fields: CatalogueMetaobjectField[];
}

export interface CatalogueMetaobjectField {
  key: string;
  type: CatalogueMetafield['type'];
  value: string | Localized;
  collections?: string[];
  products?: string[];
  images?: CatalogueImage[];
}

export interface CatalogueOption {
  name: Localized;
  values: { name: Localized; swatch?: string }[];
}

export interface CatalogueVariant {
  sku: string;
  /** Indexes into the values of each of the product's options, in their order. */
  options: number[];
  price: number;
  compareAtPrice?: number;
  /** Contents of one pack, where the law asks for a unit price. */
  contents?: { amount: number; unit: 'g' | 'kg' | 'ml' | 'l' };
  /** Of a bundle. */
  components?: { sku: string; quantity: number }[];
  /** Of a bundle it is not read: it follows from its components. */
  stock: number;
  /** 'continue' sells beyond the stock: the platform then reports it as currently not in stock. */
  whenSoldOut: 'deny' | 'continue';
  weightGrams: number;
  image?: CatalogueImage;
  metafields: CatalogueMetafield[];
}

export interface CatalogueVideo {
  kind: 'video';
  /** Under images/videos. */
  file: string;
  width: number;
  height: number;
  alt: Localized;
  preview: CatalogueImage;
}

export interface CatalogueProduct {
  /** Unique, stable; other parts of the catalogue refer to it. */
  key: string;
  handle: Localized;
  title: Localized;
  vendor: string;
  productType: ProductType;
  tags: string[];
  descriptionHtml: Localized;
  seo: { title: Localized; description: Localized };
  isGiftCard: boolean;
  createdAt: string;
  /** Units sold lately: the order of 'best selling'. */
  unitsSold: number;
  options: CatalogueOption[];
  variants: CatalogueVariant[];
  images: CatalogueImage[];
  media?: CatalogueVideo[];
  metafields: CatalogueMetafield[];
  sellingPlanGroups: string[];
  /** Keys of products that go with this one, best first. */
  complementary: string[];
}

export interface CatalogueCollection {
  key: string;
  handle: Localized;
  title: Localized;
  descriptionHtml: Localized;
  seo: { title: Localized; description: Localized };
  image?: CatalogueImage;
  /** Which products belong to it; the order of the listed products is the collection's own order. */
  products: (product: CatalogueProduct) => boolean;
  metafields: CatalogueMetafield[];
}

export interface CatalogueSellingPlanGroup {
  key: string;
  name: Localized;
  plans: {
    key: string;
    name: Localized;
    interval: 'DAY' | 'WEEK' | 'MONTH';
    intervalCount: number;
    percentOff: number;
  }[];
}

export interface CatalogueDiscount {
  code: string;
  value: { percent: number } | { amount: number };
  /** 'product' reduces the entitled lines, 'order' the whole cart. */
  level: 'product' | 'order';
  minimumSubtotal?: number;
  collections?: string[];
  usageLimit?: number;
  oncePerCustomer?: boolean;
  startsAt: string;
  endsAt?: string;
  combinable: boolean;
  appliesToSubscriptions: boolean;
}

export interface CatalogueGiftCard {
  code: string;
  balance: number;
  expiresOn?: string;
}

export interface CatalogueRedirect {
  path: string;
  target: string;
}

export interface Catalogue {
  products: CatalogueProduct[];
  collections: CatalogueCollection[];
  metaobjects: CatalogueMetaobject[];
  sellingPlanGroups: CatalogueSellingPlanGroup[];
  discounts: CatalogueDiscount[];
  giftCards: CatalogueGiftCard[];
  redirects: CatalogueRedirect[];
}

/** The shop's product types; their names per language stand in product-types.ts. */
export const productTypes = [
  'espresso',
  'caffe-crema',
  'filter-coffee',
  'capsules',
  'pads',
  'instant-coffee',
  'savings-pack',
  'milk-and-plant-drinks',
  'delicacies',
  'syrup',
  'gift-card',
  'portafilter-machine',
  'fully-automatic-machine',
  'filter-machine',
  'capsule-machine',
  'electric-grinder',
  'hand-grinder',
  'moka-pot',
  'french-press',
  'dripper',
  'coffee-press',
  'kettle',
  'milk-frother',
  'filters',
  'scale',
  'tamper',
  'barista-tool',
  'milk-jug',
  'cup',
  'glass',
  'storage',
  'cleaning',
  'water-filter',
  'spare-part',
] as const;
export type ProductType = (typeof productTypes)[number];

/** A brand of the range; its collection, wordmark and overview entry are made from it. */
export interface CatalogueBrand {
  key: string;
  name: string;
  kind: 'coffee' | 'equipment';
  country: Localized;
  founded: number;
  /** Two or three sentences of its own: who they are, what they do differently. */
  story: Localized;
  /** Its place among the top ten of its kind, from 1. */
  topRank?: number;
}
