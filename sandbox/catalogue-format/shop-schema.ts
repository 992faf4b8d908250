import { z } from 'zod';
import { knownLanguages, type Language, languages } from './languages.ts';
import { localized } from './localized.ts';

const cents = z.int().min(0);
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const country = z
  .string()
  .refine((code) => /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined, {
    error: 'is no country',
  });
const currencies = new Set(Intl.supportedValuesOf('currency'));
const currency = z.string().refine((code) => currencies.has(code), { error: 'is no currency' });

const cardBrands = [
  'AMERICAN_EXPRESS',
  'DINERS_CLUB',
  'DISCOVER',
  'JCB',
  'MASTERCARD',
  'VISA',
] as const;
const digitalWallets = ['ANDROID_PAY', 'APPLE_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'] as const;

/** The first rate that fits the delivery's country and postcode holds. */
const shippingRate = z.strictObject({
  countries: z.array(country).min(1),
  /** Only postcodes that start with one of these. */
  postcodes: z.array(z.string().min(1)).optional(),
  price: cents,
  /** Goods of this value and more travel free of charge. */
  freeFrom: cents.optional(),
  /** Working days until delivery. */
  days: z.strictObject({ min: z.int().min(0), max: z.int().min(0) }).optional(),
});

/** What a rate of the shop's own country is in another one. */
const taxAbroad = z.strictObject({ rate: z.number().min(0), is: z.number().min(0).max(100) });

/** How products with one of these tags are shipped. */
const taggedRates = z.strictObject({
  tags: z.array(z.string().min(1)).min(1),
  rates: z.array(shippingRate).min(1),
});

const primaryLanguageSchema = z.looseObject({ primaryLanguage: z.enum(languages) });

/** shop.json: what concerns the whole shop. */
export function parseShop(content: unknown, chosenLanguage?: Language) {
  const settings = primaryLanguageSchema.parse(content);
  const primaryLanguage = chosenLanguage ?? settings.primaryLanguage;
  return shopSchema(primaryLanguage).parse({ ...settings, primaryLanguage });
}

function shopSchema(primaryLanguage: Language) {
  const text = localized(primaryLanguage);
  return z.strictObject({
    name: z.string().min(1),
    primaryLanguage: z.enum(languages),
    /** One sentence on the shop. */
    description: text.optional(),
    /** Where the shop is: the first country of the checkout's list. */
    country,
    /** Of all amounts in the catalogue. */
    currency: currency.default('EUR'),
    /** Countries that buy in another currency; prices are converted. */
    markets: z
      .array(
        z.strictObject({
          countries: z.array(country).min(1),
          currency,
          /** How many units of it one unit of the shop's currency is. */
          rate: z.number().positive(),
        }),
      )
      .default([]),
    /** Files under files/ for the head of the checkout's pages. */
    logo: z.string().endsWith('.svg').optional(),
    favicon: z.string().endsWith('.svg').optional(),
    /** Included tax in per cent, for products that name no rate of their own. */
    taxRate: z.number().min(0).max(100),
    /** Where goods are delivered to another country than the shop's, its rate instead of the product's. */
    taxRates: z.record(country, z.number().min(0).max(100)).default({}),
    /** Rates of countries that differ; elsewhere the shop's own hold, as below the EU's threshold for distance sales. */
    taxesAbroad: z.record(country, z.array(taxAbroad)).default({}),
    /** Paths below the shop's address for the links of the checkout. */
    legalPages: z
      .strictObject({
        terms: text,
        withdrawal: text,
        shipping: text,
        privacy: text,
        imprint: text,
      })
      .partial()
      .default({}),
    /** The name of the place where orders can be picked up; without it there is no pickup. */
    pickup: text.optional(),
    /** What the payment settings name; the checkout itself charges nothing. */
    payments: z
      .strictObject({
        cards: z.array(z.enum(cardBrands)).default([]),
        wallets: z.array(z.enum(digitalWallets)).default([]),
      })
      .default({ cards: [], wallets: [] }),
    /** The last line of every mail; the shop's name if left out. */
    mailClosing: text.optional(),
    /** Who writes the mails: name, address, register; below every mail. */
    company: text.optional(),
    shipping: z.strictObject({
      /** Also the countries the shop delivers to. */
      standard: z.array(shippingRate).min(1),
      special: taggedRates.optional(),
      freight: taggedRates.optional(),
    }),
    /** Metafields of the shop itself, such as the total of its reviews. */
    metafields: z
      .array(
        z.strictObject({
          namespace: z.string().min(1),
          key: z.string().min(1),
          type: z.string().min(1),
          value: z.string(),
        }),
      )
      .default([]),
    /** Product metafields that are filters, besides availability, price, vendor, product type and options. */
    filters: z
      .array(z.strictObject({ namespace: z.string().min(1), key: z.string().min(1), label: text }))
      .default([]),
    /** Product metafields, as "namespace.key", whose texts the search reads. */
    searchableMetafields: z.array(z.string().regex(/^[^.]+\.[^.]+$/)).default([]),
    /** Groups of words for the same thing, by language; within the platform's limits. */
    synonyms: z
      .partialRecord(
        z.enum(knownLanguages),
        z.array(z.array(z.string()).min(2).max(20)).refine(hasNoTermTwice, {
          error: 'a term may be in one group only',
        }),
      )
      .refine((groups) => Object.values(groups).flat(2).length <= 1000, {
        error: 'a shop may have 1,000 synonyms',
      })
      .default({}),
    /** A module, relative to this file, that draws the pictures of pictures.jsonl that have a recipe. */
    pictureRenderer: z.string().optional(),
  });
}

function hasNoTermTwice(groups: string[][]): boolean {
  const terms = groups.flat().map((term) => term.toLowerCase());
  return new Set(terms).size === terms.length;
}

export type Shop = z.output<ReturnType<typeof shopSchema>>;
export type ShopInput = z.input<ReturnType<typeof shopSchema>>;
export type ShippingRate = z.output<typeof shippingRate>;
