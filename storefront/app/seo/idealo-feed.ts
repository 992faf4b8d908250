import { shop } from '#shop/shop.ts';
import type { OfferShipping, VariantOffer } from '../commerce/catalogue/variant-offers.ts';
import { type Money, toDecimal } from '../commerce/price/money.ts';
import { shortened } from '../commerce/product/plain-text.ts';

const maxPictures = 10;

type Column = (offer: VariantOffer, origin: string) => string;

/** Names are idealo's. Payment is free of charge. */
const columns: Record<string, Column> = {
  sku: ({ sku, id }) => sku ?? id,
  brand: ({ brand }) => brand,
  title: ({ brand, title }) => `${brand} ${title}`,
  url: ({ path }, origin) => origin + path,
  price: ({ price }) => toDecimal(price),
  formerPrice: ({ struckPrice }) => (struckPrice ? toDecimal(struckPrice) : ''),
  basePrice: ({ unitPrice }) =>
    unitPrice ? `${toDecimal(unitPrice.price).replace('.', ',')}€ / 1${unitPrice.unit}` : '',
  eans: ({ gtin }) => gtin ?? '',
  categoryPath: ({ productType }) => productType,
  description: ({ description }) => shortened(description, 1000),
  imageUrls: ({ pictures }) => pictures.slice(0, maxPictures).join(';'),
  deliveryTime: ({ deliveryDays: { min, max } }) => `${min}-${max} Werktage`,
  fulfillmentType: ({ isFreight }) => (isFreight ? 'FREIGHT_FORWARDER' : 'PARCEL_SERVICE'),
  paymentCosts_credit_card: () => '0.00',
  deliveryCosts_dhl: (offer) => (offer.isFreight ? '' : costAtHome(offer)),
  deliveryCosts_spedition: (offer) => (offer.isFreight ? costAtHome(offer) : ''),
};

/** idealo's offers as CSV: what can be delivered, for Germany. */
export async function* idealoFeed(
  pages: AsyncIterable<VariantOffer[]>,
  { origin }: { origin: string },
): AsyncGenerator<string> {
  yield row(Object.keys(columns));
  for await (const offers of pages) {
    yield offers
      .filter(({ availability }) => availability !== 'unavailable')
      .map((offer) => row(Object.values(columns).map((value) => value(offer, origin))))
      .join('');
  }
}

function costAtHome({ shipping }: VariantOffer): string {
  const isHome = ({ countries }: OfferShipping) => countries.includes(shop.shipping.home);
  const cost: Money | undefined = shipping.find(isHome)?.cost;
  return cost ? toDecimal(cost) : '';
}

/** RFC 4180: every field is quoted, quotes are doubled. */
function row(fields: readonly string[]): string {
  return `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
