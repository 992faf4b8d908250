import { type Part, readHtml } from '../../storefront/testing/html.ts';
import {
  type Availability,
  cents,
  countryOf,
  known,
  type OfferFacts,
  unitPriceOf,
} from './feed-offers.ts';

/** What a product's page shows and says in its JSON-LD. */
export interface PageOffer {
  /** The numeric id of the variant that its form adds to the cart. */
  variant: string;
  /** A page of a sold-out variant shows its last price only. */
  shown: OfferFacts | Omit<OfferFacts, 'struckPrice'>;
  /** The JSON-LD's offer with the address asked for; null where there is none. */
  structured: (OfferFacts & { gtin: string | null }) | null;
}

/** The shop's texts, written out: the check must not read them from the shop. */
const shownAvailability: Record<string, Availability> = {
  'Auf Lager': 'in stock',
  'In stock': 'in stock',
  'På lager': 'in stock',
  Nachbestellt: 'on back-order',
  'On back order': 'on back-order',
  'I restordre': 'on back-order',
};
const soldOutTexts = ['Zurzeit ausverkauft', 'Currently sold out', 'Udsolgt i øjeblikket'];
const shippingLabels = ['Versandart', 'Shipping', 'Forsendelse'];

/** Shipping of a standard parcel below the threshold that the page names; the footnote has the cost. */
const standardShipping = 490;

export function readPageOffer(html: string, address: string): PageOffer {
  const page = readHtml(html);
  const structured = structuredFacts(html, address);
  const form = page.elements('form').find((part) => part.has('spinbutton') && hidden(part));
  if (form) {
    const variant = hidden(form)?.split('/').at(-1) ?? '';
    return { variant, shown: shownFacts(page, form), structured };
  }
  const restock = page.elements('form').find((part) => part.attribute('id') === 'restock');
  if (!restock) throw new Error('no form to buy it, and none for a mail when it is available');
  return {
    variant: chosenVariant(restock),
    shown: factsOfSoldOut(page, html),
    structured,
  };
}

function chosenVariant(restock: Part): string {
  const fields = restock.elements('input').filter((part) => part.attribute('name') === 'variant');
  const chosen = fields.find((part) => part.attribute('checked') !== undefined) ?? fields[0];
  return chosen?.attribute('value') ?? '';
}

/** 'Zuletzt 8,90 € (35,60 €/kg).' */
const lastPrice =
  /(?:Zuletzt|Last price|Seneste pris)\s+([^<(]+?)(?:\s*\(([^)]+\/(?:kg|l))\))?\.\s*</;

function factsOfSoldOut(page: Part, html: string): Omit<OfferFacts, 'struckPrice'> {
  const [, price, unitPrice] = lastPrice.exec(html) ?? [];
  if (!price) throw new Error('no last price');
  if (!soldOutTexts.some((text) => html.includes(`>${text}<`))) throw new Error('not sold out');
  return {
    price: cents(price),
    unitPrice: unitPrice ? cents(unitPrice) : null,
    availability: 'out of stock',
    shipping: shippingOf(page, cents(price)),
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
  return {
    price,
    struckPrice: struck ? cents(struck) : null,
    unitPrice: unit ? cents(unit) : null,
    availability: known(shownAvailability, availabilityOf(page)),
    shipping: shippingOf(page, price),
  };
}

function availabilityOf(page: Part): string {
  const facts = page.elements('dl').find((list) => list.has('status'));
  return facts?.elements('dt')[0]?.text ?? '';
}

function shippingOf(page: Part, price: number): number | null {
  const row = page
    .elements('dl')
    .flatMap((list) => list.children())
    .find((part) => shippingLabels.includes(part.elements('dt')[0]?.text ?? ''));
  return shownShipping(row?.elements('dd')[0]?.text ?? '', price);
}

/** 'Standardpaket, ab 49 € kostenlos**', 'Standardpakke, 9,90 €**' or 'Speditionsversand, 49,00 €'; null by address. */
function shownShipping(text: string, price: number): number | null {
  if (!/\d/.test(text)) return null;
  if (!/kostenlos|free|gratis/.test(text)) return cents(text);
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
  const country = countryOf(new URL(address).pathname.slice(1, 3));
  const shipping = shippingDetails?.find(({ shippingDestination }) =>
    [shippingDestination.addressCountry].flat().includes(country),
  );
  return {
    gtin: product.gtin ?? null,
    price: cents(price),
    struckPrice: struck ? cents(struck.price) : null,
    unitPrice: unit?.referenceQuantity
      ? unitPriceOf(cents(unit.price), unit.referenceQuantity.value)
      : null,
    availability: known(structuredAvailability, availability),
    shipping: shipping ? cents(shipping.shippingRate.value) : null,
  };
}
