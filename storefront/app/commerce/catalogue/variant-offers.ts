import { shop } from '#shop/shop.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { type Locale, marketCountry } from '../../i18n/locales.ts';
import { type Country, isCountry } from '../markets/destinations.ts';
import type { Money } from '../price/money.ts';
import type { NetQuantity, UnitPrice } from '../price/unit-price.ts';
import { componentName } from '../product/bundle.ts';
import { galleryPictures } from '../product/gallery-pictures.ts';
import { plainText } from '../product/plain-text.ts';
import {
  type Availability,
  type BundleComponent,
  type DetailedVariant,
  type ProductDetail,
  variantKey,
} from '../product/product.ts';
import { deliveryDaysOf } from '../shipping/delivery.ts';
import { shippingKindOf, shippingTerms } from '../shipping/shipping.ts';

/** What an offer is made of. */
export type OfferProduct = Pick<
  ProductDetail,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'productType'
  | 'shortNote'
  | 'descriptionHtml'
  | 'pictures'
  | 'tags'
  | 'isGiftCard'
  | 'options'
  | 'technicalDetails'
> & { variants: OfferVariant[] };

type OfferVariant = Pick<
  DetailedVariant,
  | 'id'
  | 'sku'
  | 'gtin'
  | 'title'
  | 'price'
  | 'lowestPrice30Days'
  | 'netQuantity'
  | 'unitPrice'
  | 'availability'
  | 'deliveryDays'
  | 'options'
  | 'picture'
  | 'pictures'
> & {
  components: readonly Pick<BundleComponent, 'quantity' | 'title' | 'variantTitle' | 'vendor'>[];
};

/** An option's value; machine readers know sizes and colours, and take the others by name. */
interface OfferOption {
  kind: OptionKind;
  name: string;
  value: string;
}
type OptionKind = 'size' | 'color' | 'other';

/** Shipping to some countries. */
export interface OfferShipping {
  countries: readonly string[];
  cost: Money;
  /** Working days. */
  days: { min: number; max: number };
}

/** One variant for machine readers: JSON-LD and all feeds are written from it, so that they cannot differ. */
export interface VariantOffer {
  /** The last segment of the platform's id. */
  id: string;
  /** The product's, where it has several variants. */
  groupId: string | null;
  brand: string;
  /** The product's title with the variant's. */
  title: string;
  /** Plain text. */
  description: string;
  productType: string;
  /** On this host, with the variant selected. */
  path: string;
  pictures: string[];
  sku: string | null;
  gtin: string | null;
  price: Money;
  /** The lowest price of the last 30 days, where the page strikes it through. */
  struckPrice: Money | null;
  netQuantity: NetQuantity | null;
  unitPrice: UnitPrice | null;
  availability: Availability;
  /** Working days until an order arrives in the market's country. */
  deliveryDays: { min: number; max: number };
  /** Empty for what comes by e-mail. */
  shipping: OfferShipping[];
  isFreight: boolean;
  options: OfferOption[];
  /** Of a bundle. */
  contents: { quantity: number; name: string }[];
  /** Rows of the page's table, such as material and weight. */
  details: { label: string; value: string }[];
}

/** An offer for each variant, in the page's order. */
export function variantOffers(product: OfferProduct, locale: Locale): VariantOffer[] {
  const href = hrefsFor(locale);
  const own = marketCountry(locale);
  const country = own && isCountry(own) ? own : shop.shipping.home;
  const hasChoice = product.variants.length > 1;
  const description = descriptionOf(product);
  const kinds = new Map(product.options.map((option) => [option.name, kindOf(option)]));
  return product.variants.map((variant) => {
    const id = variantKey(variant.id);
    return {
      id,
      groupId: hasChoice ? variantKey(product.id) : null,
      brand: product.vendor,
      title: [product.title, variant.title].filter(Boolean).join(', '),
      description,
      productType: product.productType,
      path: href.product(product.handle, hasChoice ? id : undefined),
      pictures: galleryPictures(product, variant).map(({ url }) => url),
      sku: variant.sku,
      gtin: variant.gtin,
      price: variant.price,
      struckPrice: variant.lowestPrice30Days,
      netQuantity: variant.netQuantity,
      unitPrice: variant.unitPrice,
      availability: variant.availability,
      deliveryDays: deliveryDaysOf(variant, country),
      shipping: product.isGiftCard ? [] : shippingOf(product, variant, country),
      isFreight: shippingKindOf(product.tags) === 'freight',
      options: variant.options.map(({ name, value }) => ({
        kind: kinds.get(name) ?? 'other',
        name,
        value,
      })),
      contents: variant.components.map((component) => ({
        quantity: component.quantity,
        name: `${component.vendor} ${componentName(component)}`,
      })),
      details: product.technicalDetails,
    };
  });
}

export function descriptionOf({
  descriptionHtml,
  shortNote,
  title,
}: Pick<OfferProduct, 'descriptionHtml' | 'shortNote' | 'title'>): string {
  return plainText(descriptionHtml) || shortNote || title;
}

/** Sizes are amounts ('250 g', '6 × 1 l'), colours have swatches. */
function kindOf({ values }: ProductDetail['options'][number]): OptionKind {
  if (values.every(({ name }) => /^\d/.test(name))) return 'size';
  return values.some(({ swatch }) => swatch) ? 'color' : 'other';
}

/** Of each country of the market, the home country first; countries with the same terms together. */
function shippingOf({ tags }: OfferProduct, variant: OfferVariant, own: Country): OfferShipping[] {
  const { home } = shop.shipping;
  const countries = own === home ? shop.shipping.countries : [own];
  const kind = shippingKindOf(tags);
  const groups = new Map<string, OfferShipping & { countries: string[] }>();
  for (const country of [own, ...countries.filter((code) => code !== own)]) {
    const { cost, freeFrom } = shippingTerms(kind, country, variant.price.currency);
    // calculated at the checkout
    if (!cost) continue;
    const isFree = freeFrom !== null && variant.price.amount >= freeFrom.amount;
    const days = deliveryDaysOf(variant, country);
    const terms = { cost: isFree ? { ...cost, amount: 0 } : cost, days };
    const key = country === home ? home : JSON.stringify(terms);
    const group = groups.get(key);
    if (group) group.countries.push(country);
    else groups.set(key, { countries: [country], ...terms });
  }
  return [...groups.values()];
}
