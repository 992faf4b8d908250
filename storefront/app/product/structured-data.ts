import type {
  AggregateRating,
  ItemAvailability,
  Offer,
  OfferShippingDetails,
  Product,
  ProductGroup,
  PropertyValue,
  Review as ReviewData,
  UnitPriceSpecification,
} from 'schema-dts';
import { productModules } from '#shop/modules/product.server.ts';
import { shop } from '#shop/shop.ts';
import {
  descriptionOf,
  type OfferShipping,
  type VariantOffer,
  variantOffers,
} from '../commerce/catalogue/variant-offers.ts';
import { toDecimal } from '../commerce/price/money.ts';
import { galleryPictures } from '../commerce/product/gallery-pictures.ts';
import type { ProductMedium } from '../commerce/product/media.ts';
import {
  type Availability,
  type ProductDetail,
  type Review,
  variantKey,
} from '../commerce/product/product.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import type { Locale } from '../i18n/locales.ts';
import { merchantReturnPolicy } from '../shell/return-policy.ts';

interface ProductPage {
  origin: string;
  locale: Locale;
  language: Language;
  /** Those that the page shows. */
  reviews: readonly Review[];
}

const availabilities: Record<Availability, ItemAvailability> = {
  inStock: 'https://schema.org/InStock',
  reordered: 'https://schema.org/BackOrder',
  unavailable: 'https://schema.org/OutOfStock',
};

const maxPictures = 5;

/** JSON-LD of a product: a Product with its offer, or a ProductGroup of its variants. */
export function productJsonLd(product: ProductDetail, page: ProductPage): Product | ProductGroup {
  const { origin, locale } = page;
  const offers = variantOffers(product, locale);
  const [only, ...others] = offers;
  const details = detailsOf(product, page);
  // a VideoObject needs the day of its upload, which the platform does not tell
  const models = product.media.filter(({ kind }) => kind === 'model');
  const common = {
    name: product.title,
    description: descriptionOf(product),
    url: origin + hrefsFor(locale).product(product.handle),
    brand: { '@type': 'Brand', name: product.vendor },
    category: product.productType,
    ...(product.rating && { aggregateRating: ratingOf(product.rating) }),
    ...(page.reviews.length > 0 && { review: page.reviews.map(reviewOf) }),
    ...(details.length > 0 && { additionalProperty: details }),
    ...(product.awards.length > 0 && {
      award: product.awards.map(({ title, year }) => [title, year].filter(Boolean).join(' ')),
    }),
    ...(models.length > 0 && { subjectOf: models.map(modelOf) }),
  } as const;
  if (only && others.length === 0) {
    return { '@type': 'Product', ...common, ...goodsOf(only, page) };
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    image: galleryPictures(product, null)
      .slice(0, maxPictures)
      .map(({ url }) => url),
    productGroupID: variantKey(product.id),
    variesBy: variesBy(offers),
    hasVariant: offers.map((offer) => ({
      '@type': 'Product',
      name: offer.title,
      ...variantProperties(offer),
      ...goodsOf(offer, page),
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

function modelOf({ alt, url, poster }: ProductMedium) {
  return {
    '@type': '3DModel',
    name: alt,
    image: poster,
    encoding: { '@type': 'MediaObject', contentUrl: url, encodingFormat: 'model/gltf-binary' },
  } as const;
}

function reviewOf({ author, date, rating, title, body }: Review): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(date && { datePublished: date }),
    ...(title && { name: title }),
    reviewBody: body,
  };
}

/** The page's table of details, and what the modules' sections show. */
function detailsOf(
  { technicalDetails, facts }: ProductDetail,
  { language }: ProductPage,
): PropertyValue[] {
  return [
    ...technicalDetails.map(({ label, value }) => property(label, value)),
    ...productModules
      .flatMap(({ properties }) => properties?.(facts, language) ?? [])
      .map((known) => ({ '@type': 'PropertyValue' as const, ...known })),
  ];
}

function property(name: string, value: string) {
  return { '@type': 'PropertyValue', name, value } as const;
}

const schemaProperties = {
  size: 'https://schema.org/size',
  color: 'https://schema.org/color',
};

function variesBy(offers: readonly VariantOffer[]): string[] {
  const names = offers.flatMap(({ options }) =>
    options.map(({ kind, name }) => (kind === 'other' ? name : schemaProperties[kind])),
  );
  return [...new Set(names)];
}

function variantProperties({ options }: VariantOffer) {
  const others = options.filter(({ kind }) => kind === 'other');
  return {
    ...Object.fromEntries(
      options.flatMap(({ kind, value }) => (kind === 'other' ? [] : [[kind, value]])),
    ),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => property(name, value)),
    }),
  };
}

/** The properties of one variant. */
function goodsOf(offer: VariantOffer, page: ProductPage) {
  const { sku, gtin, pictures } = offer;
  return {
    image: pictures.slice(0, maxPictures),
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    offers: offerOf(offer, page),
  };
}

function offerOf(offer: VariantOffer, { origin, locale }: ProductPage): Offer {
  const { price, shipping } = offer;
  const prices = priceSpecifications(offer);
  return {
    '@type': 'Offer',
    url: origin + offer.path,
    price: toDecimal(price),
    priceCurrency: price.currency,
    ...(prices.length > 0 && { priceSpecification: prices }),
    availability: availabilities[offer.availability],
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name },
    hasMerchantReturnPolicy: merchantReturnPolicy(locale),
    ...(offer.contents.length > 0 && {
      includesObject: offer.contents.map(({ quantity, name }) => ({
        '@type': 'TypeAndQuantityNode' as const,
        amountOfThisGood: quantity,
        typeOfGood: { '@type': 'Product' as const, name },
      })),
    }),
    // a gift card comes by e-mail
    ...(shipping.length > 0 && { shippingDetails: shipping.map(shippingDetails) }),
  };
}

const unitCodes = { kg: 'KGM', l: 'LTR' };

/** The contents that the unit price is computed from, and the struck price. */
function priceSpecifications({
  price,
  netQuantity,
  struckPrice,
}: VariantOffer): UnitPriceSpecification[] {
  const specifications: UnitPriceSpecification[] = [];
  if (netQuantity) {
    const unitCode = unitCodes[netQuantity.unit];
    specifications.push({
      '@type': 'UnitPriceSpecification',
      price: toDecimal(price),
      priceCurrency: price.currency,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: netQuantity.amount / 1000,
        unitCode,
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
      },
    });
  }
  if (struckPrice) {
    specifications.push({
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: toDecimal(struckPrice),
      priceCurrency: struckPrice.currency,
    });
  }
  return specifications;
}

function shippingDetails({ countries, cost, days }: OfferShipping): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: oneOrAll(countries) },
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(cost), currency: cost.currency },
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

function oneOrAll(values: readonly string[]): string | readonly string[] {
  return values.length === 1 ? (values[0] ?? '') : values;
}
