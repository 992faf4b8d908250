import type {
  CatalogueImage,
  CatalogueMetafield,
  CatalogueOption,
  Localized,
  ProductType,
} from '../model.ts';
import type { Pack } from './packs.ts';
import type { ReviewSubject } from './reviews/write-reviews.ts';

export interface DraftPack extends Pack {
  image?: CatalogueImage;
  /** What the contents of a savings pack cost when bought singly. */
  singlePrices?: number;
}

/** A product with its own facts and texts, before sales, stock, reviews and article numbers. */
export interface ProductDraft {
  key: string;
  vendor: string;
  productType: ProductType;
  title: Localized;
  tags: string[];
  descriptionHtml: Localized;
  seo: { title: Localized; description: Localized };
  options: CatalogueOption[];
  packs: DraftPack[];
  images: CatalogueImage[];
  metafields: CatalogueMetafield[];
  sellingPlanGroups: string[];
  /** How much better than usual it sells. */
  appeal: number;
  reviewSubject?: ReviewSubject;
  /** Best-before date of fresh goods; gift cards have none. */
  keepsFor?: 'long' | 'short';
  isRare?: boolean;
  isGiftCard?: boolean;
  /** The coffees in a savings pack: their keys, and the size of each bag. */
  contains?: { key: string; grams: number }[];
}
