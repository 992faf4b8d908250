import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import {
  type OfferProduct,
  type VariantOffer,
  variantOffers,
} from '../commerce/catalogue/variant-offers.ts';
import { euros } from '../commerce/price/money.ts';
import type { Locale } from '../i18n/locales.ts';
import { feedFiles, feedPath, parseFeedName } from './feed-files.ts';
import { googleFeed } from './google-feed.ts';
import { idealoFeed } from './idealo-feed.ts';

const variant: OfferProduct['variants'][number] = {
  id: 'gid://shopify/ProductVariant/7',
  sku: 'K1',
  gtin: '4012345678901',
  title: '250 g, Bohne',
  price: euros(8.9),
  lowestPrice30Days: null,
  netQuantity: { amount: 250, unit: 'kg' },
  unitPrice: { price: euros(35.6), unit: 'kg' },
  availability: 'inStock',
  deliveryDays: { min: 2, max: 4 },
  options: [
    { name: 'Größe', value: '250 g' },
    { name: 'Mahlgrad', value: 'Bohne' },
  ],
  picture: { url: 'https://files.test/bag.webp', alt: '' },
  pictures: [],
  components: [],
};
const product: OfferProduct = {
  id: 'gid://shopify/Product/1',
  handle: 'night-shift',
  title: 'Night Shift',
  vendor: 'Kernel & Co',
  productType: 'Espresso',
  shortNote: null,
  descriptionHtml: '<p>Dunkel &amp; süß</p>',
  pictures: [{ url: 'https://files.test/cup.webp', alt: '' }],
  tags: [],
  isGiftCard: false,
  options: [
    { name: 'Größe', values: [{ name: '250 g', swatch: null }] },
    { name: 'Mahlgrad', values: [{ name: 'Bohne', swatch: null }] },
  ],
  technicalDetails: [
    { label: 'Röstgrad', value: 'dunkel' },
    { label: 'Mahlgrad', value: 'Bohne, Filter' },
  ],
  variants: [variant, { ...variant, id: 'gid://shopify/ProductVariant/8' }],
};

const offersOf = (
  changed: Partial<OfferProduct['variants'][number]> = {},
  more: Partial<OfferProduct> = {},
  language: Locale = 'de',
) => variantOffers({ ...product, ...more, variants: [{ ...variant, ...changed }] }, language);

async function* pagesOf(...pages: VariantOffer[][]) {
  yield* pages;
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => ['item', 'g:shipping', 'g:product_detail'].includes(name),
});

async function google(offers: VariantOffer[], language: Locale = 'de') {
  const settings = { origin: 'https://shop.test', locale: language, today: new Date('2026-11-16') };
  const text = await textOf(googleFeed(pagesOf(offers), settings));
  return parser.parse(text).rss.channel.item;
}

test('the feed of a further market has its addresses, prices and terms, for its country alone', async () => {
  const price = { amount: 890, currency: 'CHF' };
  const [item] = await google(offersOf({ price, unitPrice: null }, {}, 'de-ch'), 'de-ch');
  expect(item).toMatchObject({
    'g:link': 'https://shop.test/de-ch/p/night-shift',
    'g:price': '8.90 CHF',
    'g:shipping': [{ 'g:country': 'CH', 'g:price': '9.90 CHF' }],
  });
});

test('a further market without terms in its currency names no shipping cost', async () => {
  const price = { amount: 8900, currency: 'SEK' };
  const [item] = await google(offersOf({ price, unitPrice: null }, {}, 'en-se'), 'en-se');
  expect(item['g:price']).toBe('89.00 SEK');
  expect(item['g:shipping']).toBeUndefined();
});

test('a further market has a feed while it exists', () => {
  const name = 'google-de-ch.xml';
  expect(parseFeedName(name, ['de-ch'])).toEqual({ format: 'google', locale: 'de-ch' });
  expect(parseFeedName(name)).toBeNull();
  expect(parseFeedName('idealo-de-ch.csv', ['de-ch'])).toBeNull();
});

describe('the Google feed', () => {
  test('has all required attributes of a variant', async () => {
    const [item] = await google(variantOffers(product, 'de'));
    expect(item).toEqual({
      'g:id': '7',
      'g:item_group_id': '1',
      'g:title': 'Kernel & Co Night Shift, 250 g, Bohne',
      'g:description': 'Dunkel & süß',
      'g:link': 'https://shop.test/de/p/night-shift?variant=7',
      'g:image_link': 'https://files.test/bag.webp',
      'g:additional_image_link': 'https://files.test/cup.webp',
      'g:availability': 'in_stock',
      'g:price': '8.90 EUR',
      'g:unit_pricing_measure': '0.25kg',
      'g:unit_pricing_base_measure': '1kg',
      'g:condition': 'new',
      'g:brand': 'Kernel & Co',
      'g:gtin': '4012345678901',
      'g:product_type': 'Espresso',
      'g:size': '250 g',
      'g:product_detail': [
        { 'g:attribute_name': 'Mahlgrad', 'g:attribute_value': 'Bohne' },
        { 'g:attribute_name': 'Röstgrad', 'g:attribute_value': 'dunkel' },
      ],
      'g:shipping': [
        { 'g:country': 'DE', 'g:price': '4.90 EUR' },
        { 'g:country': 'AT', 'g:price': '4.90 EUR' },
        { 'g:country': 'LU', 'g:price': '4.90 EUR' },
      ],
    });
  });

  test.each([
    ['in stock', { availability: 'inStock' }, { 'g:availability': 'in_stock' }],
    [
      'on back-order, with the end of its delivery time',
      { availability: 'reordered' },
      { 'g:availability': 'backorder', 'g:availability_date': '2026-11-30T00:00+0100' },
    ],
    ['sold out', { availability: 'unavailable' }, { 'g:availability': 'out_of_stock' }],
    [
      'reduced: the struck price is the price, what is charged the sale price',
      { lowestPrice30Days: euros(9.9) },
      { 'g:price': '9.90 EUR', 'g:sale_price': '8.90 EUR' },
    ],
    ['without a GTIN', { gtin: null }, { 'g:identifier_exists': 'no' }],
    [
      'by volume',
      { netQuantity: { amount: 750, unit: 'l' } },
      { 'g:unit_pricing_measure': '0.75l', 'g:unit_pricing_base_measure': '1l' },
    ],
  ] as const)('a variant %s', async (_, changed, expected) => {
    const [item] = await google(offersOf(changed));
    expect(item).toMatchObject(expected);
  });

  test.each([
    ['g:sale_price', {}],
    ['g:gtin', { gtin: null }],
    ['g:identifier_exists', {}],
    ['g:unit_pricing_measure', { netQuantity: null }],
    ['g:availability_date', {}],
    ['g:item_group_id', {}],
  ])('%s is left out where it does not apply', async (name, changed) => {
    const [item] = await google(offersOf(changed));
    expect(item).not.toHaveProperty([name]);
  });

  test('title and description keep to their limits', async () => {
    const [item] = await google(
      offersOf({}, { title: 'Lang '.repeat(60), descriptionHtml: 'Wort '.repeat(2000) }),
    );
    expect(item['g:title'].length).toBeLessThanOrEqual(150);
    expect(item['g:description'].length).toBeLessThanOrEqual(5000);
  });

  test.each([
    ['de', ['DE', 'AT', 'LU']],
    ['en', ['DE', 'IE', 'MT']],
    ['da', ['DE', 'DK']],
  ] as const)('in %s shipping is priced for %j', async (language, countries) => {
    const [item] = await google(offersOf({}, {}, language), language);
    const named = item['g:shipping'].map((entry: Record<string, string>) => entry['g:country']);
    expect(named.toSorted()).toEqual(countries.toSorted());
    expect(item['g:link']).toBe(`https://shop.test/${language}/p/night-shift`);
  });

  test.each([
    ['a parcel above the threshold', { price: euros(49) }, {}, '0.00 EUR'],
    ['special shipping', { price: euros(99) }, { tags: ['Sonderversand'] }, '4.90 EUR'],
    ['freight', { price: euros(990) }, { tags: ['Speditionsversand'] }, '49.00 EUR'],
  ])('%s costs what the shop charges', async (_, changed, more, price) => {
    const [item] = await google(offersOf(changed, more));
    expect(item['g:shipping'][0]).toEqual({ 'g:country': 'DE', 'g:price': price });
  });

  test('a bundle says so and names its contents', async () => {
    const components = [
      { quantity: 2, title: 'Night Shift', variantTitle: '250 g', vendor: 'Kernel & Co' },
      { quantity: 1, title: 'Cortile', variantTitle: null, vendor: 'Casa Lumera' },
    ];
    const [item] = await google(offersOf({ components }));
    expect(item).toMatchObject({
      'g:is_bundle': 'yes',
      'g:product_highlight': ['2 × Kernel & Co Night Shift, 250 g', '1 × Casa Lumera Cortile'],
    });
  });

  test('control characters and markup of a title do not break it', async () => {
    const [item] = await google(offersOf({}, { title: 'A\u0000\u000bB <b>&' }));
    expect(item['g:title']).toBe('Kernel & Co AB <b>&, 250 g, Bohne');
  });
});

async function idealo(offers: VariantOffer[]) {
  const text = await textOf(idealoFeed(pagesOf(offers), { origin: 'https://shop.test' }));
  const [header = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = '']) => field.replaceAll('""', '"')),
    );
  return rows.map((fields) => Object.fromEntries(header.map((name, at) => [name, fields[at]])));
}

describe('the idealo feed', () => {
  test('has all columns of an offer', async () => {
    expect(await idealo(offersOf({ lowestPrice30Days: euros(9.9) }))).toEqual([
      {
        sku: 'K1',
        brand: 'Kernel & Co',
        title: 'Kernel & Co Night Shift, 250 g, Bohne',
        url: 'https://shop.test/de/p/night-shift',
        price: '8.90',
        formerPrice: '9.90',
        basePrice: '35,60€ / 1kg',
        eans: '4012345678901',
        categoryPath: 'Espresso',
        description: 'Dunkel & süß',
        imageUrls: 'https://files.test/bag.webp;https://files.test/cup.webp',
        deliveryTime: '2-4 Werktage',
        fulfillmentType: 'PARCEL_SERVICE',
        paymentCosts_credit_card: '0.00',
        deliveryCosts_dhl: '4.90',
        deliveryCosts_spedition: '',
      },
    ]);
  });

  test('lists only what can be delivered, freight with its own cost', async () => {
    expect(await idealo(offersOf({ availability: 'unavailable' }))).toEqual([]);
    expect(await idealo(offersOf({}, { tags: ['Speditionsversand'] }))).toMatchObject([
      {
        fulfillmentType: 'FREIGHT_FORWARDER',
        deliveryCosts_dhl: '',
        deliveryCosts_spedition: '49.00',
      },
    ]);
  });

  test('quotes are doubled', async () => {
    expect(await idealo(offersOf({}, { title: 'Der "Lotse"' }))).toMatchObject([
      { title: 'Kernel & Co Der "Lotse", 250 g, Bohne' },
    ]);
  });
});

test('only one page of offers is in memory', async () => {
  let read = 0;
  async function* pages() {
    for (; read < 1000; read += 1) yield offersOf();
  }
  const settings = { origin: 'https://shop.test', locale: 'de', today: new Date() } as const;
  const feed = googleFeed(pages(), settings);
  await feed.next();
  await feed.next();
  expect(read).toBe(0);
  await feed.next();
  expect(read).toBe(1);
});

test('each name parses back to its file', () => {
  for (const file of feedFiles()) {
    expect(parseFeedName(feedPath(file).replace('/feeds/', ''))).toEqual(file);
  }
});

test.each(['google-fr.xml', 'google-de.csv', 'idealo-en.csv', 'google-de', ''])(
  'there is no feed called %j',
  (name) => expect(parseFeedName(name)).toBeNull(),
);
