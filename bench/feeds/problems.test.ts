import { expect, test } from 'vitest';
import { cents, type FeedOffer, readGoogleFeed, readIdealoFeed } from './feed-offers.ts';
import { type PageOffer, readPageOffer } from './page-offer.ts';
import { gtinProblems, listProblems, pageProblems } from './problems.ts';

const url = 'https://shop.example/de/p/night-shift?variant=7';

const jsonLd = {
  '@graph': [
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'ProductGroup',
      hasVariant: [
        {
          '@type': 'Product',
          gtin: '4006381333931',
          offers: {
            url,
            price: '8.90',
            availability: 'https://schema.org/InStock',
            priceSpecification: [
              { price: '8.90', referenceQuantity: { value: 0.25 } },
              { price: '9.90', priceType: 'https://schema.org/StrikethroughPrice' },
            ],
            shippingDetails: [
              {
                shippingDestination: { addressCountry: 'DE' },
                shippingRate: { value: '4.90' },
              },
              {
                shippingDestination: { addressCountry: ['AT', 'DK'] },
                shippingRate: { value: '9.90' },
              },
            ],
          },
        },
      ],
    },
  ],
};

const html = `<main><form><input type="search"></form>
<form><input type="hidden" name="variant" value="gid://shopify/ProductVariant/7">
<fieldset><span>Abo 8,01 €</span></fieldset>
<div><div><span>8,90 €</span><span>−10 %</span><span>35,60 €<!-- -->/<!-- -->kg</span><span>Niedrigster Preis <s>9,90 €</s></span></div><p>inkl. MwSt.</p></div>
<div><input type="number" name="quantity"></div></form>
<dl><div><dt><span role="status">Auf Lager</span></dt><dd>Lieferzeit 1–3 Werktage</dd></div>
<div><dt>Versandart</dt><dd>Standardpaket, ab 49,00 € kostenlos**</dd></div></dl></main>
<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`;

const google = (changed: Record<string, string> = {}) => {
  const values = {
    'g:id': '7',
    'g:link': url,
    'g:price': '9.90 EUR',
    'g:sale_price': '8.90 EUR',
    'g:unit_pricing_measure': '0.25kg',
    'g:availability': 'in_stock',
    'g:gtin': '4006381333931',
    ...changed,
  };
  const inner = Object.entries(values).map(([name, value]) => `<${name}>${value}</${name}>`);
  const shipping = '<g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping>';
  return `<rss><channel><item>${inner.join('')}${shipping}</item></channel></rss>`;
};

function offerOf(changed?: Record<string, string>): FeedOffer {
  const [offer] = readGoogleFeed(google(changed), 'de');
  if (!offer) throw new Error('no offer');
  return offer;
}

test.each([
  ['8,90 €', 890],
  ['€8.90', 890],
  ['ab 1.234,50 €', 123450],
  ['from €1,234.50', 123450],
  ['49 €', 4900],
  ['4.90 EUR', 490],
  ['35,60€ / 1kg', 3560],
])('%s is %i cents', (text, expected) => {
  expect(cents(text)).toBe(expected);
});

test('a page that agrees with the feed has no problem', () => {
  expect(pageProblems(offerOf(), '7', readPageOffer(html, url))).toEqual([]);
});

test.each([
  ['price', { 'g:sale_price': '8.80 EUR' }, /price: the feed says 880, the page shows 890/],
  ['30-day price', { 'g:price': '9.80 EUR' }, /struckPrice: the feed says 980, JSON-LD says 990/],
  ['contents', { 'g:unit_pricing_measure': '0.5kg' }, /unitPrice: .* 1780, the page shows 3560/],
  ['availability', { 'g:availability': 'backorder' }, /availability: .* on back-order/],
  ['GTIN', { 'g:gtin': '4006381333948' }, /gtin: the feed says 4006381333948/],
])('another %s in the feed is a problem', (_name, changed, problem) => {
  const problems = pageProblems(offerOf(changed), '7', readPageOffer(html, url));
  expect(problems.join('\n')).toMatch(problem);
});

test.each<[string, (page: PageOffer) => PageOffer, RegExp]>([
  ['another variant', (page) => ({ ...page, variant: '8' }), /selects 8 instead of 7/],
  ['no JSON-LD', (page) => ({ ...page, structured: null }), /no JSON-LD/],
  [
    'another shipping cost',
    (page) => ({ ...page, shown: { ...page.shown, shipping: 0 } }),
    /shipping: the feed says 490, the page shows 0/,
  ],
])('a page with %s is a problem', (_name, change, problem) => {
  const page = change(readPageOffer(html, url));
  expect(pageProblems(offerOf(), '7', page).join('\n')).toMatch(problem);
});

test('a page without a price or a form cannot be read', () => {
  expect(() => readPageOffer('<main></main>', url)).toThrow('no form');
});

test('each variant for sale is listed exactly once', () => {
  expect(listProblems(['1', '2'], new Set(['1', '2']))).toEqual([]);
  expect(listProblems(['1', '1', '3'], new Set(['1', '2']))).toEqual([
    '2 is missing',
    '1 is listed 2 times',
    '3 is not for sale',
  ]);
});

test('a GTIN with a wrong check digit is a problem, a missing one is not', () => {
  expect(gtinProblems({ id: '7', gtin: '4006381333931' })).toEqual([]);
  expect(gtinProblems({ id: '7', gtin: null })).toEqual([]);
  expect(gtinProblems({ id: '7', gtin: '4006381333932' })).toHaveLength(1);
});

test('idealo’s columns are read by name', () => {
  const csv =
    '"sku","url","price","formerPrice","basePrice","eans","title","deliveryCosts_dhl","deliveryCosts_spedition"\r\n' +
    `"K1","${url}","8.90","9.90","35,60€ / 1kg","4006381333931","A ""B"", C","4.90",""\r\n`;
  const [offer] = readIdealoFeed(csv);
  expect(offer && pageProblems(offer, '7', readPageOffer(html, url))).toEqual([]);
});
