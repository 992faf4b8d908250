// The platform's products for tests.
import type {
  HitPriceFieldsFragment,
  ProductCardFieldsFragment,
  VariantCardFieldsFragment,
} from '../operations/generated.ts';

export const platformVariant: VariantCardFieldsFragment = {
  id: 'gid://shopify/ProductVariant/1',
  sku: 'K001-0001-0001',
  title: '250 g',
  price: { amount: '8.9', currencyCode: 'EUR' },
  compareAtPrice: null,
  unitPrice: { amount: '35.6', currencyCode: 'EUR' },
  unitPriceMeasurement: { quantityValue: 250, quantityUnit: 'G', referenceUnit: 'KG' },
  availableForSale: true,
  currentlyNotInStock: false,
  selectedOptions: [{ name: 'Size', value: '250 g' }],
  image: null,
};

export const platformHitPrice: HitPriceFieldsFragment = {
  priceRange: {
    minVariantPrice: platformVariant.price,
    maxVariantPrice: { amount: '30.4', currencyCode: 'EUR' },
  },
  variants: { nodes: [platformVariant] },
};

export const platformCard: ProductCardFieldsFragment = {
  id: 'gid://shopify/Product/1',
  handle: 'night-shift',
  title: 'Kernel & Co - Night Shift',
  vendor: 'Kernel & Co',
  productType: 'Espresso',
  publishedAt: '2020-01-01T00:00:00Z',
  isGiftCard: false,
  seo: { title: null, description: null },
  options: [],
  featuredImage: null,
  variants: { nodes: [platformVariant] },
  variantExtras: { nodes: [] },
  shortNote: null,
  cardFields: [],
  rating: null,
  ratingCount: null,
  certifications: null,
};
