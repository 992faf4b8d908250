// Our own products for tests: a plain product in one size, with nothing special about it.
import type { LegalInformation } from './legal-information.ts';
import { offerOf } from './offer.ts';
import type {
  BundleComponent,
  DetailedVariant,
  ProductCard,
  ProductDetail,
  Variant,
} from './product.ts';

export const exampleVariant: Variant = {
  id: 'gid://shopify/ProductVariant/7',
  sku: 'K001-0001-0007',
  title: '250 g',
  price: { amount: 890, currency: 'EUR' },
  lowestPrice30Days: null,
  sumOfSinglePrices: null,
  netQuantity: null,
  unitPrice: null,
  subscriptionPrice: null,
  badge: null,
  availability: 'inStock',
  options: [],
  picture: null,
};

export const exampleCard: ProductCard = {
  id: 'gid://shopify/Product/12',
  handle: 'night-shift',
  title: 'Night Shift',
  vendor: 'Kernel & Co',
  productType: 'Espresso',
  picture: null,
  offer: offerOf([exampleVariant]),
  seals: [],
  shortNote: null,
  cardFacts: {},
  rating: null,
  isNew: false,
  isGiftCard: false,
  listedVariant: null,
};

export const noLegalInformation: LegalInformation = {
  foodName: null,
  storage: null,
  preparation: null,
  ingredients: [],
  allergens: [],
  nutrition: null,
  organic: null,
  foodBusiness: null,
  manufacturer: null,
  responsiblePerson: null,
  warnings: [],
  hazardLabel: null,
  guarantee: null,
  isElectrical: false,
  battery: null,
  repair: { spareParts: null, instructions: null },
  updatesUntil: null,
  deviceData: null,
};

export const exampleComponent: BundleComponent = {
  id: 'gid://shopify/ProductVariant/71',
  quantity: 1,
  handle: 'cortile',
  title: 'Cortile',
  vendor: 'Casa Lumera',
  variantTitle: '250 g',
  price: { amount: 690, currency: 'EUR' },
  netQuantity: { amount: 250, unit: 'kg' },
  unitPrice: { price: { amount: 2760, currency: 'EUR' }, unit: 'kg' },
  availability: 'inStock',
  picture: null,
  allergens: [],
};

export const exampleDetailedVariant: DetailedVariant = {
  ...exampleVariant,
  gtin: null,
  bestBefore: null,
  facts: {},
  deliveryDays: { min: 1, max: 3 },
  note: null,
  promotionalNote: null,
  pictures: [],
  plans: [],
  components: [],
  quantityRule: null,
};

export const exampleDetail: ProductDetail = {
  ...exampleCard,
  variants: [exampleDetailedVariant],
  isGiftCard: false,
  descriptionHtml: '',
  seo: { title: '', description: '' },
  pictures: [],
  media: [],
  tags: [],
  ratingDistribution: null,
  collections: [],
  options: [],
  facts: {},
  preparationText: null,
  tip: null,
  technicalDetails: [],
  legal: noLegalInformation,
  awards: [],
  test: null,
  reviews: [],
};

/** A variant without size and title at a price in cents. */
export function variantAt(
  id: number,
  cents: number,
  availability: Variant['availability'] = 'inStock',
): Variant {
  return {
    ...exampleVariant,
    id: `gid://shopify/ProductVariant/${id}`,
    sku: null,
    title: null,
    price: { amount: cents, currency: 'EUR' },
    availability,
  };
}
