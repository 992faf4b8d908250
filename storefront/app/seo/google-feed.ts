import { shop } from '#shop/shop.ts';
import type { VariantOffer } from '../commerce/catalogue/variant-offers.ts';
import { type Money, toDecimal } from '../commerce/price/money.ts';
import { shortened } from '../commerce/product/plain-text.ts';
import type { Availability } from '../commerce/product/product.ts';
import { deliveryPromise } from '../commerce/shipping/delivery-promise.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { type Locale, languageOf, marketCountry } from '../i18n/locales.ts';
import { escapeXml } from './sitemap-xml.ts';

export interface FeedSettings {
  origin: string;
  locale: Locale;
  /** A date for what is on back-order is computed from it. */
  today: Date;
}

const availabilities: Record<Availability, string> = {
  inStock: 'in_stock',
  reordered: 'backorder',
  unavailable: 'out_of_stock',
};

const maxAdditionalPictures = 10;
const maxDetails = 50;

/** Google's product feed: RSS 2.0 with its own namespace. Pinterest and Awin read it as well. */
export async function* googleFeed(
  pages: AsyncIterable<VariantOffer[]>,
  settings: FeedSettings,
): AsyncGenerator<string> {
  const { origin, locale } = settings;
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(shop.name)}</title><link>${escapeXml(origin + hrefsFor(locale).home())}</link><description>${escapeXml(shop.company.name)}</description>
`;
  for await (const offers of pages) {
    yield offers.map((offer) => `${item(offer, settings)}\n`).join('');
  }
  yield '</channel></rss>\n';
}

type Attribute = [name: string, value: string | Attribute[] | null | undefined | false];

function lastDay({ today, locale }: FeedSettings, days: VariantOffer['deliveryDays']): string {
  const { home, warehouse } = shop.shipping;
  const country = marketCountry(locale) ?? home;
  return deliveryPromise(today, { country, days, warehouse }).to;
}

function item(offer: VariantOffer, settings: FeedSettings): string {
  const { origin } = settings;
  const [picture, ...pictures] = offer.pictures;
  const { price, struckPrice, gtin, netQuantity } = offer;
  return write('item', [
    ['g:id', offer.id],
    ['g:item_group_id', offer.groupId],
    ['g:title', shortened(`${offer.brand} ${offer.title}`, 150)],
    ['g:description', shortened(offer.description, 5000)],
    ['g:link', origin + offer.path],
    ['g:image_link', picture],
    ...pictures
      .slice(0, maxAdditionalPictures)
      .map((url): Attribute => ['g:additional_image_link', url]),
    ['g:availability', availabilities[offer.availability]],
    [
      'g:availability_date',
      // midnight in Germany, give or take an hour
      offer.availability === 'reordered' && `${lastDay(settings, offer.deliveryDays)}T00:00+0100`,
    ],
    ['g:price', amount(struckPrice ?? price)],
    ['g:sale_price', struckPrice && amount(price)],
    ['g:unit_pricing_measure', netQuantity && `${netQuantity.amount / 1000}${netQuantity.unit}`],
    ['g:unit_pricing_base_measure', netQuantity && `1${netQuantity.unit}`],
    ['g:condition', 'new'],
    ['g:brand', offer.brand],
    ['g:gtin', gtin],
    ['g:identifier_exists', gtin ? null : 'no'],
    ['g:product_type', offer.productType],
    ['g:is_bundle', offer.contents.length > 0 && 'yes'],
    ...contents(offer),
    ...options(offer),
    ...details(offer),
    ...shipping(offer, settings),
  ]);
}

function amount(money: Money): string {
  return `${toDecimal(money)} ${money.currency}`;
}

function options({ options: all }: VariantOffer): Attribute[] {
  return all.flatMap(({ kind, value }): Attribute[] =>
    kind === 'other' ? [] : [[`g:${kind}`, shortened(value, 100)]],
  );
}

/** Google asks for two highlights or none. */
function contents({ contents: all }: VariantOffer): Attribute[] {
  return all.length < 2
    ? []
    : all.map(({ quantity, name }) => [
        'g:product_highlight',
        shortened(`${quantity} × ${name}`, 150),
      ]);
}

function details({ options: all, details: rows }: VariantOffer): Attribute[] {
  const named = all
    .filter(({ kind }) => kind === 'other')
    .map(({ name, value }) => ({ label: name, value }));
  const known = new Set(named.map(({ label }) => label));
  return [...named, ...rows.filter(({ label }) => !known.has(label))]
    .slice(0, maxDetails)
    .map(({ label, value }) => [
      'g:product_detail',
      [
        ['g:attribute_name', shortened(label, 140)],
        ['g:attribute_value', shortened(value, 1000)],
      ],
    ]);
}

/** A further market's feed is for its country alone. */
function shipping(offer: VariantOffer, { locale }: FeedSettings): Attribute[] {
  const { home } = shop.shipping;
  const own = marketCountry(locale);
  const wanted = own ? [own] : [home, ...(shop.feedCountries[languageOf(locale)] ?? [])];
  return offer.shipping.flatMap(({ countries, cost }) =>
    countries
      .filter((country) => wanted.includes(country))
      .map(
        (country): Attribute => [
          'g:shipping',
          [
            ['g:country', country],
            ['g:price', amount(cost)],
          ],
        ],
      ),
  );
}

/** Attributes without a value are left out. */
function write(name: string, attributes: readonly Attribute[]): string {
  const inner = attributes.flatMap(([key, value]) => {
    if (!value) return [];
    return typeof value === 'string'
      ? [`<${key}>${escapeXml(value)}</${key}>`]
      : [write(key, value)];
  });
  return `<${name}>${inner.join('')}</${name}>`;
}
