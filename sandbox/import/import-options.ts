import type { Language } from '../catalogue-format/languages.ts';

/** What both kinds of import write into shop.json, where there is none yet. */
export interface ShopSettings {
  shopName: string;
  language: Language;
  currency: string;
  country: string;
  shipsTo: readonly string[];
}

export interface ImportOptions extends ShopSettings {
  /** The platform's product export. */
  products: string;
  /** Where pictures are looked for by name before they are downloaded. */
  images?: string | undefined;
  /** Rules of collections; without them there is one for each type of product. */
  collections?: string | undefined;
  /** Types of metafields by "namespace.key"; those of others are inferred from their values. */
  definitions?: string | undefined;
}

/** A running shop and a token of its Admin API. */
export interface ShopImportOptions extends Partial<ShopSettings> {
  shop: string;
  token: string;
  images?: string | undefined;
}
