import type { ProductDetail } from '../product/product.ts';
import type { ShopRating } from './shop-rating.ts';

type ReviewedProduct = Pick<ProductDetail, 'id' | 'handle'> & {
  variants: readonly { sku: string | null }[];
};

export interface ProductReviews extends Pick<ProductDetail, 'reviews' | 'ratingDistribution'> {
  /** Null where only some of the ratings are known: the platform's metafields then count. */
  rating: ProductDetail['rating'];
}

/** A service that collects reviews. Every method may fail; pages then show what the platform's metafields say. */
export interface ReviewSource {
  /** Part of the cache keys. */
  name: string;
  /** Null where the service does not know the product. Absent where reviews are metafields of the product. */
  product?(product: ReviewedProduct): Promise<ProductReviews | null>;
  /** The rating of the whole shop; null where the service has none. */
  shop(): Promise<ShopRating | null>;
}
