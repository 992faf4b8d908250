import type {
  AggregateRating,
  ItemAvailability,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product,
  ProductGroup,
} from 'schema-dts';
import { deliveryDaysOf } from '../commerce/delivery.ts';
import type { Money } from '../commerce/money.ts';
import {
  type Availability,
  type DetailedVariant,
  type ProductDetail,
  variantKey,
} from '../commerce/product.ts';
import { shippingCost, shippingKindOf } from '../commerce/shipping.ts';
import { shop } from '../commerce/shop.ts';
import type { Hrefs } from '../i18n/hrefs.ts';
import { galleryPictures } from './gallery-pictures.ts';

interface Place {
  origin: string;
  href: Hrefs;
}

const availabilities: Record<Availability, ItemAvailability> = {
  inStock: 'https://schema.org/InStock',
  reordered: 'https://schema.org/BackOrder',
  unavailable: 'https://schema.org/OutOfStock',
};

const maxPictures = 5;
const country = 'DE';

/** JSON-LD of a product: a Product with its offer, or a ProductGroup of its variants. */
export function productJsonLd(product: ProductDetail, place: Place): Product | ProductGroup {
  const [only, ...others] = product.variants;
  const { origin, href } = place;
  const common = {
    name: product.title,
    description: product.seo.description || product.shortNote || product.title,
    url: origin + href.product(product.handle),
    brand: { '@type': 'Brand', name: product.vendor },
    category: product.productType,
    ...(product.rating && { aggregateRating: ratingOf(product.rating) }),
  } as const;
  if (only && others.length === 0) {
    return { '@type': 'Product', ...common, ...goodsOf(product, only, place) };
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    image: picturesOf(product, null),
    productGroupID: variantKey(product.id),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: [product.title, variant.title].filter(Boolean).join(', '),
      ...goodsOf(product, variant, place),
    })),
  };
}

function ratingOf({ average, count }: NonNullable<ProductDetail['rating']>): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

/** The properties of one variant. */
function goodsOf(product: ProductDetail, variant: DetailedVariant, place: Place) {
  return {
    image: picturesOf(product, variant),
    ...(variant.sku && { sku: variant.sku }),
    ...(variant.gtin && { gtin: variant.gtin }),
    offers: offerOf(product, variant, place),
  };
}

function picturesOf(product: ProductDetail, variant: DetailedVariant | null): string[] {
  return galleryPictures(product, variant)
    .slice(0, maxPictures)
    .map(({ url }) => url);
}

function offerOf(product: ProductDetail, variant: DetailedVariant, { origin, href }: Place): Offer {
  const single = product.variants.length === 1;
  return {
    '@type': 'Offer',
    url: origin + href.product(product.handle, single ? undefined : variantKey(variant.id)),
    price: decimal(variant.price),
    priceCurrency: variant.price.currency,
    availability: availabilities[variant.availability],
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name },
    hasMerchantReturnPolicy: returnPolicy,
    // a gift card comes by e-mail
    ...(!product.isGiftCard && { shippingDetails: shippingOf(product, variant) }),
  };
}

const returnPolicy: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: shop.withdrawalDays,
  returnMethod: 'https://schema.org/ReturnByMail',
};

function shippingOf({ tags }: ProductDetail, variant: DetailedVariant): OfferShippingDetails {
  const kind = shippingKindOf(tags);
  const isFree = kind === 'standard' && variant.price.amount >= shop.shipping.freeFrom.amount;
  const cost = isFree ? { ...variant.price, amount: 0 } : shippingCost(kind);
  const days = deliveryDaysOf(variant);
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(cost), currency: cost.currency },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // the shop's delivery time includes handling
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: days.min,
        maxValue: days.max,
        unitCode: 'DAY',
      },
    },
  };
}

/** A decimal string, exact to the cent. */
function decimal({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}
