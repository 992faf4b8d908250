import type { z } from 'zod';
import type { ContentInput, ShopContent } from './content-schema.ts';
import type { fieldSchema, imageSchema, metafieldSchema } from './metafields.ts';
import type {
  discountSchema,
  giftCardSchema,
  pictureSchema,
  quantityRuleSchema,
  recordSchemas,
  redirectSchema,
} from './schema.ts';
import type { Shop, ShopInput } from './shop-schema.ts';

type Schemas = ReturnType<typeof recordSchemas>;

export type QuantityRule = z.output<typeof quantityRuleSchema>;
export type CatalogueImage = z.output<ReturnType<typeof imageSchema>>;
export type CatalogueField = z.output<ReturnType<typeof fieldSchema>>;
export type CatalogueMetafield = z.output<ReturnType<typeof metafieldSchema>>;
export type CatalogueMedium = CatalogueProduct['media'][number];
export type CatalogueProduct = z.output<Schemas['product']>;
export type CatalogueCollection = z.output<Schemas['collection']>;

/** The size and version of a picture; one with a recipe is drawn when it is asked for. */
export interface CataloguePicture {
  file: string;
  width: number;
  height: number;
  version: string;
  recipe?: unknown;
}

/** A stored video or 3D model. */
export interface CatalogueMediaFile {
  file: string;
  bytes: number;
  version: string;
}

/** A catalogue as it was read: every default filled in, every text in every language. */
export interface Catalogue extends ShopContent {
  shop: Shop;
  products: CatalogueProduct[];
  collections: CatalogueCollection[];
  metaobjects: z.output<Schemas['metaobject']>[];
  sellingPlanGroups: z.output<Schemas['sellingPlanGroup']>[];
  discounts: z.output<typeof discountSchema>[];
  giftCards: z.output<typeof giftCardSchema>[];
  redirects: z.output<typeof redirectSchema>[];
  pictures: CataloguePicture[];
  mediaFiles: CatalogueMediaFile[];
}

/** A catalogue as its files hold it. */
export interface CatalogueInput extends ContentInput {
  shop: ShopInput;
  products: z.input<Schemas['product']>[];
  collections: z.input<Schemas['collection']>[];
  metaobjects: z.input<Schemas['metaobject']>[];
  sellingPlanGroups: z.input<Schemas['sellingPlanGroup']>[];
  discounts: z.input<typeof discountSchema>[];
  giftCards: z.input<typeof giftCardSchema>[];
  redirects: z.input<typeof redirectSchema>[];
  pictures: z.input<typeof pictureSchema>[];
}
