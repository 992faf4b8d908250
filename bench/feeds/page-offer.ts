import { type Part, readHtml } from '../../storefront/testing/html.ts';
import { type Availability, cents, known, type OfferFacts, unitPriceOf } from './feed-offers.ts';

/** What a product's page shows and says in its JSON-LD. */
export interface PageOffer {
  /** The numeric id of the variant that its form adds to the cart. */
  variant: string;
  shown: OfferFacts;
  /** The JSON-LD's offer with the address asked for; null where there is none. */
  structured: (OfferFacts & { gtin: string | null }) | null;
}

/** The shop's texts, written out: the check must not read them from the shop. */
const shownAvailability: Record<string, Availability> = {
  'Auf Lager': 'in stock',
  'In stock': 'in stock',
  'På lager': 'in stock',
  Nachbestellt: 'on back-order',
  Reordered: 'on back-order',
  Genbestilt: 'on back-order',
  'Nicht verfügbar': 'out of stock',
  'Not available': 'out of stock',
  'Ikke tilgængelig': 'out of stock',
};

/** Shipping of a standard parcel below the threshold that the page names; the footnote has the cost. */
const standardShipping = 490;

export function readPageOffer(html: string, address: string): PageOffer {
  const page = readHtml(html);
  const form = page.elements('form').find((part) => part.has('spinbutton') && hidden(part));
  if (!form) throw new Error('no form to buy it');
  return {
    variant: hidden(form)?.split('/').at(-1) ?? '',
    shown: shownFacts(page, form),
    structured: structuredFacts(html, address),
  };
}

function hidden(form: Part): string | undefined {
  return form
    .elements('input')
    .find((input) => input.attribute('name') === 'variant')
    ?.attribute('value');
}

/** The price stands before the quantity, the availability and shipping in a list of facts. */
function shownFacts(page: Part, form: Part): OfferFacts {
  const parts = form.children();
  const priceText = parts[parts.findIndex((part) => part.has('spinbutton')) - 1]?.children()[0];
  if (!priceText) throw new Error('no price');
  const lines = priceText.children().map(({ text }) => text);
  const struck = priceText.elements('s')[0]?.text;
  const unit = lines.find((line) => /\/\s*(?:kg|l)$/.test(line));
  const price = cents(lines[0] ?? '');
  const facts = page.elements('dl').find((list) => list.has('status'));
  const [first, second] = facts?.children() ?? [];
  return {
    price,
    struckPrice: struck ? cents(struck) : null,
    unitPrice: unit ? cents(unit) : null,
    availability: known(shownAvailability, first?.elements('dt')[0]?.text ?? ''),
    shipping: shownShipping(second?.elements('dd')[0]?.text ?? '', price),
  };
}

/** 'Standardpaket, ab 49 € kostenlos**' or 'Speditionsversand, 49,00 €'. */
function shownShipping(text: string, price: number): number {
  if (!text.endsWith('**')) return cents(text);
  return price >= cents(text) ? 0 : standardShipping;
}

const structuredAvailability: Record<string, Availability> = {
  'https://schema.org/InStock': 'in stock',
  'https://schema.org/BackOrder': 'on back-order',
  'https://schema.org/OutOfStock': 'out of stock',
};

interface StructuredProduct {
  '@type': string;
  gtin?: string;
  offers?: StructuredOffer;
  hasVariant?: StructuredProduct[];
}

interface StructuredOffer {
  url: string;
  price: string;
  availability: string;
  priceSpecification?: {
    price: string;
    priceType?: string;
    referenceQuantity?: { value: number };
  }[];
  shippingDetails?: {
    shippingDestination: { addressCountry: string | string[] };
    shippingRate: { value: string };
  }[];
}

function structuredFacts(html: string, address: string): PageOffer['structured'] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const products = [...scripts]
    .flatMap(([, json = '']): StructuredProduct[] => JSON.parse(json)['@graph'])
    .flatMap((thing) => [thing, ...(thing.hasVariant ?? [])]);
  const product = products.find(({ offers }) => offers?.url === address);
  if (!product?.offers) return null;
  const { price, availability, priceSpecification = [], shippingDetails } = product.offers;
  const struck = priceSpecification.find(({ priceType }) =>
    priceType?.endsWith('StrikethroughPrice'),
  );
  const unit = priceSpecification.find(({ referenceQuantity }) => referenceQuantity);
  const atHome = shippingDetails?.find(
    ({ shippingDestination }) => shippingDestination.addressCountry === 'DE',
  );
  return {
    gtin: product.gtin ?? null,
    price: cents(price),
    struckPrice: struck ? cents(struck.price) : null,
    unitPrice: unit?.referenceQuantity
      ? unitPriceOf(cents(unit.price), unit.referenceQuantity.value)
      : null,
    availability: known(structuredAvailability, availability),
    shipping: atHome ? cents(atHome.shippingRate.value) : null,
  };
}
