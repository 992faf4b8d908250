import { ownCurrency } from '#shop/identity.ts';
import { shop } from '#shop/shop.ts';
import { workshopTerms } from '#shop/workshops.ts';
import { isCountry } from '../../app/commerce/markets/destinations.ts';
import type { Money } from '../../app/commerce/price/money.ts';
import { productsOver } from '../../app/commerce/product/range-size.ts';
import { shippingTerms } from '../../app/commerce/shipping/shipping.ts';
import { formatsFor } from '../../app/i18n/formats.ts';
import { type Locale, languageOf, languageTag, marketCountry } from '../../app/i18n/locales.ts';
import { allMessages } from '../../app/i18n/messages/index.ts';
import { ofMarket } from './of-market.ts';

type ShopFacts = ReturnType<typeof formatFacts>;

const known = new Map<string, ShopFacts>();

/** Configured facts of the shop, formatted for a language and market. */
export function shopFacts(locale: Locale, currency: string = ownCurrency): ShopFacts {
  const key = locale + currency;
  const facts = known.get(key) ?? formatFacts(locale, currency);
  known.set(key, facts);
  return facts;
}

function formatFacts(locale: Locale, currency: string) {
  const language = languageOf(locale);
  const {
    roundMoney,
    money: formatMoney,
    number,
    range,
    country: nameOf,
  } = formatsFor(locale, currency);
  const { shipping, newsletterVoucher, retention } = shop;
  const texts = allMessages[language].documents;
  // documents are read by those who get their orders there
  const own = marketCountry(locale);
  const country =
    own && isCountry(own) ? own : (shipping.defaultCountry[language] ?? shipping.home);
  const cost = (money: Money | null) =>
    money ? formatMoney(money) : texts.shippingTable.atCheckout;
  const parcel = shippingTerms('standard', country, currency);
  const abroad = shipping.countries
    .filter((code) => code !== shipping.home)
    .map((code) => shippingTerms('standard', code, currency).days);
  const free = ofMarket(
    shipping.countries.flatMap((code) => {
      const { freeFrom } = shippingTerms('standard', code, currency);
      return freeFrom ? { code, text: texts.freeFrom(nameOf(code), roundMoney(freeFrom)) } : [];
    }),
    own,
  ).map(({ text }) => text);
  return {
    shopName: shop.name,
    companyName: shop.company.name,
    managers: shop.company.managers.join(', '),
    editor: shop.company.editor,
    registerCourt: shop.company.register.court,
    registerNumber: shop.company.register.number,
    vatId: shop.company.vatId,
    companyAddress: `${shop.company.street}, ${shop.company.city}`,
    phone: shop.company.phone,
    weeeNumber: shop.company.registrations.weee,
    packagingNumber: shop.company.registrations.packaging,
    organicControl: shop.company.registrations.organicControl,
    email: shop.email,
    helpUrl: shop.helpUrl,
    blogUrl: shop.blogUrl,
    contractsEmail: shop.contracts.email,
    countryCount: number(shipping.countries.length),
    /** In the reader's country; null where parcels are never free: what names it is left out. */
    freeFrom: parcel.freeFrom && roundMoney(parcel.freeFrom),
    /** Where parcels are free, and from which value on. */
    freeShipping: new Intl.ListFormat(languageTag(locale)).format(free),
    standardShipping: cost(parcel.cost),
    specialShipping: cost(shippingTerms('special', country, currency).cost),
    freightShipping: cost(shippingTerms('freight', country, currency).cost),
    deliveryDays: range(parcel.days.min, parcel.days.max),
    deliveryPlace: texts.deliveredTo(nameOf(country)),
    deliveryDaysAbroad: range(
      Math.min(...abroad.map(({ min }) => min)),
      Math.max(...abroad.map(({ max }) => max)),
    ),
    cutOffHour: number(shipping.warehouse.cutOffHour),
    withdrawalDays: number(shop.withdrawalDays),
    declarationYears: number(retention.declarationYears),
    bookkeepingYears: number(retention.bookkeepingYears),
    unconfirmedSignUpDays: number(retention.unconfirmedSignUpDays),
    unsubscribedYears: number(retention.unsubscribedYears),
    restockRequestDays: number(retention.restockRequestDays),
    voucherValue: roundMoney(newsletterVoucher.value),
    voucherMinimum: roundMoney(newsletterVoucher.minimumOrder),
    productsOver: number(productsOver()),
    workshopHours: number(workshopTerms.hours),
  };
}

export type ShopFact = keyof ShopFacts;

/** Replaces facts in braces, as in 'within {deliveryDays} days'; unknown names stay, and the content check reports them. */
export function fillShopFacts(text: string, locale: Locale, currency?: string): string {
  return text.includes('{') ? fillFacts(text, shopFacts(locale, currency)) : text;
}

export function fillFacts(text: string, facts: Record<string, string | null>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces);
}
