import { isGtin } from '../../storefront/app/commerce/product/gtin.ts';

// The shop's structured data, checked by rules written out by hand: what schema.org allows for the types it uses, and
// what Google requires of them.

/** The problems of a value; the path says where it is. */
type Rule = (value: unknown, path: string) => string[];

interface TypeRules {
  required: Record<string, Rule>;
  optional?: Record<string, Rule>;
}

/** Problems of a page's graph, one a line. */
export function structuredDataProblems(graph: unknown): string[] {
  if (!Array.isArray(graph) || graph.length === 0) return ['the graph is empty'];
  return graph.flatMap((thing) => anyThing(thing, typeOf(thing) ?? '?'));
}

const rule =
  (what: string, isValid: (value: unknown) => boolean): Rule =>
  (value, path) =>
    isValid(value) ? [] : [`${path} is not ${what}: ${JSON.stringify(value)?.slice(0, 80)}`];

const text = rule('a text', (value) => typeof value === 'string' && value.trim() !== '');
const url = rule(
  'an absolute address',
  (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value),
);
const amount = rule('an amount', (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value));
const date = rule(
  'a date',
  (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
);
const duration = rule('a duration', (value) => /^PT\d+S$/.test(String(value)));
const country = rule('a country', (value) => /^[A-Z]{2}$/.test(String(value)));
const gtin = rule('a GTIN', (value) => typeof value === 'string' && isGtin(value));
const number = (min: number, max = Number.POSITIVE_INFINITY) =>
  rule(
    `a number from ${min} to ${max}`,
    (value) => typeof value === 'number' && value >= min && value <= max,
  );
const one = (...values: string[]) =>
  rule(`one of ${values.join(', ')}`, (value) => values.includes(String(value)));
const term = (...names: string[]) => one(...names.map((name) => `https://schema.org/${name}`));
const either =
  (...rules: Rule[]): Rule =>
  (value, path) => {
    const problems = rules.map((each) => each(value, path));
    return problems.find((found) => found.length === 0) ?? problems[0] ?? [];
  };

/** A value or several. */
const some =
  (each: Rule): Rule =>
  (value, path) => {
    if (!Array.isArray(value)) return each(value, path);
    if (value.length === 0) return [`${path} is empty`];
    return value.flatMap((item, index) => each(item, `${path}[${index}]`));
  };

/** A thing of this type, or a reference to one. */
const thing =
  (type: string): Rule =>
  (value, path) => {
    if (isObject(value) && Object.keys(value).join() === '@id') return url(value['@id'], path);
    return typeOf(value) === type ? anyThing(value, path) : [`${path} is not a ${type}`];
  };

/** List items, numbered from 1. */
const numbered =
  (type: string): Rule =>
  (value, path) => {
    if (!Array.isArray(value) || value.length === 0) return [`${path} is empty`];
    const isInOrder = value.every((item, index) => item?.position === index + 1);
    return [
      ...(isInOrder ? [] : [`${path} is not numbered from 1`]),
      ...some(thing(type))(value, path),
    ];
  };

const described = { description: text, url, inLanguage: text, dateModified: date };
const product = {
  description: text,
  url,
  category: text,
  material: text,
  brand: either(thing('Brand'), thing('Organization')),
  image: some(url),
  aggregateRating: thing('AggregateRating'),
  review: some(thing('Review')),
  additionalProperty: some(thing('PropertyValue')),
  award: some(text),
};

const types: Record<string, TypeRules> = {
  AggregateRating: {
    required: { ratingValue: number(1, 5), reviewCount: number(1) },
    optional: { bestRating: number(5, 5), worstRating: number(1, 1) },
  },
  Answer: { required: { text } },
  Article: {
    required: { headline: text, author: thing('Organization'), dateModified: date },
    optional: { ...described, name: text, publisher: thing('Organization'), mainEntityOfPage: url },
  },
  Brand: { required: { name: text } },
  BreadcrumbList: { required: { itemListElement: numbered('ListItem') } },
  DefinedRegion: { required: { addressCountry: some(country) } },
  FAQPage: { required: { mainEntity: some(thing('Question')) } },
  HowTo: {
    required: { name: text, step: numbered('HowToStep') },
    optional: { ...described, totalTime: duration, tool: some(thing('HowToTool')) },
  },
  HowToStep: { required: { position: number(1), text }, optional: { name: text, url } },
  HowToTool: { required: { name: text } },
  ItemList: { required: { itemListElement: numbered('ListItem') } },
  ListItem: { required: { position: number(1) }, optional: { name: text, item: url, url } },
  MerchantReturnPolicy: {
    required: {
      applicableCountry: some(country),
      returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: number(14),
    },
    optional: {
      returnMethod: term('ReturnByMail'),
      returnFees: term('ReturnFeesCustomerResponsibility', 'FreeReturn'),
    },
  },
  MonetaryAmount: { required: { value: amount, currency: one('EUR') } },
  Offer: {
    required: {
      url,
      price: amount,
      priceCurrency: one('EUR'),
      availability: term('InStock', 'BackOrder', 'OutOfStock'),
    },
    optional: {
      itemCondition: term('NewCondition'),
      seller: thing('Organization'),
      priceSpecification: some(thing('UnitPriceSpecification')),
      hasMerchantReturnPolicy: thing('MerchantReturnPolicy'),
      shippingDetails: some(thing('OfferShippingDetails')),
    },
  },
  OfferShippingDetails: {
    required: {
      shippingDestination: thing('DefinedRegion'),
      shippingRate: thing('MonetaryAmount'),
    },
    optional: { deliveryTime: thing('ShippingDeliveryTime') },
  },
  Organization: {
    required: { name: text },
    optional: {
      brand: thing('Brand'),
      description: text,
      logo: url,
      image: url,
      email: text,
      url,
      telephone: text,
      legalName: text,
      vatID: text,
      address: thing('PostalAddress'),
      sameAs: some(url),
      aggregateRating: thing('AggregateRating'),
      hasMerchantReturnPolicy: thing('MerchantReturnPolicy'),
    },
  },
  Person: { required: { name: text } },
  PostalAddress: {
    required: { streetAddress: text, postalCode: text, addressLocality: text },
    optional: { addressCountry: country },
  },
  Product: {
    required: { name: text },
    optional: { ...product, sku: text, gtin, offers: thing('Offer'), size: text, color: text },
  },
  ProductGroup: {
    required: {
      name: text,
      productGroupID: text,
      variesBy: some(text),
      hasVariant: some(thing('Product')),
    },
    optional: product,
  },
  PropertyValue: {
    required: { name: text, value: either(text, number(0)) },
    optional: { minValue: number(0), maxValue: number(1) },
  },
  QuantitativeValue: {
    required: {},
    optional: {
      value: number(0),
      minValue: number(0),
      maxValue: number(0),
      unitCode: one('KGM', 'LTR', 'DAY'),
      valueReference: thing('QuantitativeValue'),
    },
  },
  Question: { required: { name: text, acceptedAnswer: thing('Answer') } },
  Rating: {
    required: { ratingValue: number(1, 5) },
    optional: { bestRating: number(5, 5), worstRating: number(1, 1) },
  },
  Review: {
    required: { author: thing('Person'), reviewRating: thing('Rating') },
    optional: { datePublished: date, name: text, reviewBody: text },
  },
  SearchAction: { required: { target: url, 'query-input': text } },
  ShippingDeliveryTime: {
    required: { transitTime: thing('QuantitativeValue') },
    optional: { handlingTime: thing('QuantitativeValue') },
  },
  UnitPriceSpecification: {
    required: { price: amount, priceCurrency: one('EUR') },
    optional: {
      priceType: term('StrikethroughPrice'),
      referenceQuantity: thing('QuantitativeValue'),
    },
  },
  WebPage: {
    required: { name: text, url },
    optional: { ...described, publisher: thing('Organization') },
  },
  WebSite: {
    required: { name: text, url },
    optional: {
      inLanguage: text,
      publisher: thing('Organization'),
      potentialAction: thing('SearchAction'),
    },
  },
};

function anyThing(value: unknown, path: string): string[] {
  const type = typeOf(value);
  const rules = type === null ? undefined : types[type];
  if (!isObject(value) || !type || !rules) return [`${path} has the unknown type ${type}`];
  const { required, optional = {} } = rules;
  const missing = Object.keys(required).filter((name) => !(name in value));
  const properties = Object.entries(value).filter(([name]) => name !== '@type');
  return [
    ...missing.map((name) => `${path} has no ${name}`),
    ...properties.flatMap(([name, found]) => {
      const check = name === '@id' ? url : (required[name] ?? optional[name]);
      return check ? check(found, `${path}.${name}`) : [`${path} has the unknown ${name}`];
    }),
    ...(type === 'ProductGroup' ? repeatedVariants(value, path) : []),
    ...(type === 'Product' && !isSellableOrRated(value) ? [`${path} has no offer or rating`] : []),
  ];
}

/** Google shows a product only with one of these. */
function isSellableOrRated(value: Record<string, unknown>): boolean {
  return ['offers', 'aggregateRating', 'review'].some((name) => name in value);
}

/** Each variant is told apart by its sku and its address. */
function repeatedVariants({ hasVariant }: Record<string, unknown>, path: string): string[] {
  const variants = Array.isArray(hasVariant) ? hasVariant : [];
  const keys: [string, unknown[]][] = [
    ['sku', variants.map((variant) => variant?.sku)],
    ['url', variants.map((variant) => variant?.offers?.url)],
  ];
  return keys
    .filter(([, values]) => new Set(values).size < values.length)
    .map(([name]) => `${path} has several variants with the same ${name}`);
}

function typeOf(value: unknown): string | null {
  return isObject(value) && typeof value['@type'] === 'string' ? value['@type'] : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
