import type { Country } from '../commerce/markets/destinations.ts';
import type { Money } from '../commerce/price/money.ts';
import type { FurtherLocale } from '../i18n/locales.ts';

/** The configuration of a shop: company, shipping, legal terms. */
export interface Shop {
  /** The version of this model; docs/make-it-yours.md says what it is for. */
  shopModel: 1;
  name: string;
  email: string;
  /** The operator, for imprint and withdrawal form. */
  company: {
    name: string;
    street: string;
    city: string;
    phone: string;
    managers: string[];
    /** Responsible for editorial content (§ 18 MStV): a person, by name. */
    editor: string;
    register: { court: string; number: string };
    vatId: string;
    registrations: {
      /** Waste electrical equipment, for producers and importers (§ 6 ElektroG). */
      weee: string;
      /** The packaging register, LUCID. */
      packaging: string;
      /** The control body that certifies the shop's organic goods. */
      organicControl: string;
    };
  };
  /** Of all its terms; amounts in other currencies stand beside them. */
  currency: string;
  social: Partial<Record<'video' | 'photos' | 'network', string>>;
  /** The external help site. */
  helpUrl: string;
  blogUrl: string;
  /** All reviews of the shop; their total comes from the platform. */
  reviewsUrl: string;
  shipping: {
    /** The delivery time of items on back-order. */
    restockDays: { min: number; max: number };
    /** Orders before the cut-off hour of a working day leave on the same day. */
    warehouse: Warehouse;
    /** Orders are sent from here; delivery times of products are those within it. */
    home: Country;
    /** By language and name: countries that are delivered to in other words than 'to Germany', such as 'within Germany'. */
    places?: Partial<Record<string, Readonly<Record<string, string>>>>;
    /** The merchant's tags of products that are no standard parcel. */
    tags?: { special?: readonly string[]; freight?: readonly string[] };
    /** The delivery country of visitors who have not chosen one, by language; home where none is named. */
    defaultCountry: Partial<Record<string, Country>>;
    /** Shipping destinations, as ISO codes. */
    countries: readonly Country[];
    /** Listed before the others are asked for. */
    frequent: readonly Country[];
  };
  /** Markets beside the home one, as in their addresses: 'de-ch'. `SHOP_MARKETS` replaces the list. */
  markets: readonly FurtherLocale[];
  /** Where a language's product feed is meant for, besides the home country; shipping elsewhere is set in the account. */
  feedCountries: Partial<Record<string, readonly string[]>>;
  /** Products that close a gap to free shipping or a code: up to which gap, and how much more they may cost; else none. */
  completion?: { largestGap: Money; mostAbove: Money };
  withdrawalDays: number;
  /** Withdrawals and cancellations. */
  contracts: {
    /** Shown on their pages; also receives a copy of each. */
    email: string;
    /** Notice period of subscriptions, in days. */
    noticeDays: number;
    /** Dates and times of receipts are given in this time zone. */
    timeZone: string;
  };
  retention: {
    /** Withdrawals and cancellations are business letters (§ 257 HGB): kept to the end of this year after their own. */
    declarationYears: number;
    /** Orders and invoices (§ 257 HGB). */
    bookkeepingYears: number;
    /** Newsletter sign-ups and restock requests that nobody confirmed. */
    unconfirmedSignUpDays: number;
    /** Proof of consent after unsubscribing. */
    unsubscribedYears: number;
    /** Confirmed requests for a mail about a variant that was not restocked. */
    restockRequestDays: number;
  };
  /** URLs of the official notice on the legal guarantee (Regulation 2025/1960, Annex I) by language; without one the page shows its text alone. */
  guaranteeNotice: Partial<Record<string, string>>;
  newsletterVoucher: { value: Money; minimumOrder: Money };
  /** The advertised number of products until they are counted on the platform; `npm run doctor` compares it. */
  productsOver: number;
  /** The SKU of the whole range in structured data. */
  placeholderSku: string;
  /** What it is made of, there. */
  material: string;
  /**
   * Environmental claims, unlawful in the EU without evidence since 27 September 2026: a production shop does not start
   * with one that names none.
   */
  claims: { co2CompensatedDeliveries: boolean; co2Evidence: string | null };
  /** Whether the structured data of the home page declare the range as a product with the shop's rating; search engines may reject that. */
  rangeAsProduct: boolean;
}

/** Where orders are sent from. */
export interface Warehouse {
  timeZone: string;
  cutOffHour: number;
}
