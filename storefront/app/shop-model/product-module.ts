import type { ComponentType, ReactNode } from 'react';
import type {
  PageFacts,
  ProductDetail,
  ProductFacts,
  Variant,
  VariantFacts,
} from '../commerce/product/product.ts';
import type { DeliveryPromise } from '../commerce/shipping/delivery-promise.ts';
import type { Language } from '../i18n/languages.ts';
import type { Locale } from '../i18n/locales.ts';

interface PricedProps {
  priced: Pick<Variant, 'price' | 'netQuantity'>;
  facts: Partial<PageFacts>;
}

/** Of the product page, in the browser, too. */
export interface ProductModule {
  name: string;
  /** Below the price. Variants of equal content share a line; those without content (null) have none. */
  priceLine?: {
    contentOf(props: PricedProps): unknown;
    Line: ComponentType<PricedProps & { attributes: object }>;
  };
  /** Below the days of delivery. */
  DeliveryLine?: ComponentType<{
    facts: Partial<PageFacts>;
    variantFacts: Partial<VariantFacts>;
    promise: DeliveryPromise | null;
  }>;
  /** What its sections need of scripts, until the page is left. */
  enhance?(signal: AbortSignal): void;
}

interface SectionRequest {
  product: ProductDetail;
  /** Of the address. */
  search: URLSearchParams;
  language: Language;
  /** Of its addresses. */
  locale: Locale;
}

/** Of the product page, on the server alone. */
export interface ProductServerModule {
  name: string;
  /** Below the buy box. */
  sections?(request: SectionRequest): ReactNode;
  /** Of the product's structured data: what its sections show. */
  properties?(
    facts: Partial<ProductFacts>,
    language: Language,
  ): { name: string; value: number; minValue: number; maxValue: number }[];
  /** How far another product is from a sold-out one; null where one of them has nothing to compare. */
  compareSimilar?(
    from: Partial<ProductFacts>,
    to: Partial<ProductFacts>,
  ): { distance: readonly number[]; comparison: ReactNode } | null;
}
