import { XMLParser } from 'fast-xml-parser';

/** What a feed or a page says of one variant; amounts are in cents. */
export interface OfferFacts {
  price: number;
  /** The lowest price of the last 30 days, where it is reduced. */
  struckPrice: number | null;
  /** For one kilogram or litre. */
  unitPrice: number | null;
  availability: Availability;
  /** Within the home country; null where nothing is shipped. */
  shipping: number | null;
}

export type Availability = 'in stock' | 'on back-order' | 'out of stock';

export interface FeedOffer extends OfferFacts {
  id: string;
  url: string;
  gtin: string | null;
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'g:shipping',
});

const googleAvailability: Record<string, Availability> = {
  in_stock: 'in stock',
  backorder: 'on back-order',
  out_of_stock: 'out of stock',
};

interface GoogleItem {
  'g:id': string;
  'g:link': string;
  'g:price': string;
  'g:sale_price'?: string;
  'g:unit_pricing_measure'?: string;
  'g:availability': string;
  'g:gtin'?: string;
  'g:shipping'?: { 'g:country': string; 'g:price': string }[];
}

/** Whose shipping cost a page of this language shows. */
export function countryOf(language: string): string {
  return language === 'da' ? 'DK' : 'DE';
}

/** The offers of Google's feed. */
export function readGoogleFeed(xml: string, language: string): FeedOffer[] {
  const items: GoogleItem[] = parser.parse(xml).rss?.channel?.item ?? [];
  return items.map((item) => {
    const sale = item['g:sale_price'];
    const price = cents(sale ?? item['g:price']);
    const measure = item['g:unit_pricing_measure'];
    const shipping = item['g:shipping']?.find((row) => row['g:country'] === countryOf(language));
    return {
      id: item['g:id'],
      url: item['g:link'],
      gtin: item['g:gtin'] ?? null,
      price,
      struckPrice: sale ? cents(item['g:price']) : null,
      unitPrice: measure ? unitPriceOf(price, Number.parseFloat(measure)) : null,
      availability: known(googleAvailability, item['g:availability']),
      shipping: shipping ? cents(shipping['g:price']) : null,
    };
  });
}

/** The offers of idealo's feed; it has no availability, since all can be delivered. */
export function readIdealoFeed(csv: string): Omit<FeedOffer, 'availability'>[] {
  const [head = [], ...rows] = readCsv(csv);
  return rows.map((fields) => {
    const row = new Map(head.map((name, index) => [name, fields[index] ?? '']));
    const text = (name: string) => row.get(name) || null;
    const amount = (name: string) => (text(name) ? cents(text(name) ?? '') : null);
    return {
      id: text('sku') ?? '',
      url: text('url') ?? '',
      gtin: text('eans'),
      price: amount('price') ?? 0,
      struckPrice: amount('formerPrice'),
      unitPrice: amount('basePrice'),
      shipping: amount('deliveryCosts_dhl') ?? amount('deliveryCosts_spedition'),
    };
  });
}

/** RFC 4180, with every field quoted. */
function readCsv(csv: string): string[][] {
  return csv
    .split('\r\n')
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, field = '']) =>
        field.replaceAll('""', '"'),
      ),
    );
}

/** The first amount of a text, such as '1.234,50 €', '€1,234.50' or '49 €'. */
export function cents(text: string): number {
  const [, whole = '', fraction = '00'] =
    /(\d[\d.,]*?)(?:[.,](\d\d))?(?!\d|[.,]\d)/.exec(text) ?? [];
  if (!whole) throw new Error(`no amount in "${text}"`);
  return Number(whole.replace(/[.,]/g, '') + fraction);
}

/** Rounded as the platform rounds it. */
export function unitPriceOf(price: number, contents: number): number {
  return Math.round(price / contents);
}

export function known<Value>(values: Record<string, Value>, key: string): Value {
  const value = values[key];
  if (value === undefined) throw new Error(`unknown value "${key}"`);
  return value;
}
