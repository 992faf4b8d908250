import type { HomeSection } from '../../content/model.ts';
import type { Brand } from '../commerce/product/brand.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import type { ShopRating } from '../commerce/reviews/shop-rating.ts';
import type { MonthlyProduct } from './monthly-product.ts';

type Loaded<Type extends HomeSection['type'], Data> = {
  type: Type;
  section: Extract<HomeSection, { type: Type }>;
} & Data;

/** A section of the home page with what the platform has for it. */
export type LoadedSection =
  | Loaded<'hero', { rating: ShopRating | null }>
  /** The number of products by handle. */
  | Loaded<'categories', { sizes: Record<string, number> }>
  | Loaded<'products', { products: ProductCard[] }>
  | Loaded<'feature', { product: MonthlyProduct | null }>
  | Loaded<'brands', { brands: Brand[] }>
  | { type: 'plain'; section: PlainSection };

/** Needs nothing of the platform. */
export type PlainSection = Extract<
  HomeSection,
  { type: 'teasers' | 'articles' | 'text' | 'module' }
>;
