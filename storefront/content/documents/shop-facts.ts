import { languageFacts } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { workshopTerms } from '#shop/workshops.ts';
import { shippingTerms } from '../../app/commerce/shipping.ts';
import { formatsFor } from '../../app/i18n/formats.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { marketOf } from '../../app/i18n/markets.ts';
import { allMessages } from '../../app/i18n/messages/index.ts';

/** Configured facts of the shop, formatted for a language. */
export function shopFacts(language: Language) {
  const { roundMoney, money, number, range, country: nameOf } = formatsFor(language);
  const { shipping, newsletterVoucher, retention } = shop;
  const texts = allMessages[language].documents;
  const { currency } = marketOf(language);
  // documents are read by those who get their orders there
  const country = shipping.defaultCountry[language];
  const parcel = shippingTerms('standard', country, currency);
  const threshold = parcel.freeFrom ?? shippingTerms('standard', shipping.home, currency).freeFrom;
  const freight = shippingTerms('freight', country, currency).cost;
  const abroad = shipping.countries
    .filter((code) => code !== shipping.home)
    .map((code) => shippingTerms('standard', code, currency).days);
  const free = shipping.countries.flatMap((code) => {
    const { freeFrom } = shippingTerms('standard', code, currency);
    return freeFrom ? [texts.freeFrom(nameOf(code), roundMoney(freeFrom))] : [];
  });
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
    /** Where parcels are free, and from which value on. */
    freeShipping: new Intl.ListFormat(languageFacts[language].locale).format(free),
    freeFrom: threshold ? roundMoney(threshold) : '',
    standardShipping: money(parcel.cost),
    specialShipping: money(shippingTerms('special', country, currency).cost),
    freightShipping: freight ? money(freight) : texts.shippingTable.atCheckout,
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
    productsOver: number(shop.productsOver),
    workshopHours: number(workshopTerms.hours),
  };
}

export type ShopFact = keyof ReturnType<typeof shopFacts>;

/** Replaces facts in braces, as in 'within {deliveryDays} days'; unknown names stay, and the content check reports them. */
export function fillShopFacts(text: string, language: Language): string {
  return text.includes('{') ? fillFacts(text, shopFacts(language)) : text;
}

export function fillFacts(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces);
}
