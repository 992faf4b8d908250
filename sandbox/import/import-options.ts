import type { Language } from '../catalogue-format/languages.ts';

export interface ImportOptions {
  /** The platform's product export. */
  products: string;
  /** Where pictures are looked for by name before they are downloaded. */
  images?: string | undefined;
  /** Rules of collections; without them there is one for each type of product. */
  collections?: string | undefined;
  /** Types of metafields by "namespace.key"; those of others are inferred from their values. */
  definitions?: string | undefined;
  shopName: string;
  language: Language;
  currency: string;
  country: string;
  shipsTo: readonly string[];
}
