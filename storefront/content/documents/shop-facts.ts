import { shop } from '#shop/shop.ts';
import { formatsFor } from '../../app/i18n/formats.ts';
import type { Language } from '../../app/i18n/languages.ts';

/** Configured facts of the shop, formatted for a language. */
export function shopFacts(language: Language) {
  const { roundMoney, money, number, range } = formatsFor(language);
  const { shipping, newsletterVoucher, retention } = shop;
  return {
    shopName: shop.name,
    companyName: shop.company.name,
    managers: shop.company.managers.join(', '),
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
    freeFrom: roundMoney(shipping.freeFrom),
    standardShipping: money(shipping.standard),
    specialShipping: money(shipping.special),
    freightShipping: money(shipping.freight),
    deliveryDays: range(shipping.days.min, shipping.days.max),
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
  };
}

export type ShopFact = keyof ReturnType<typeof shopFacts>;

/** Replaces facts in braces, as in 'free from {freeFrom}'; unknown names stay, and the content check reports them. */
export function fillShopFacts(text: string, language: Language): string {
  return text.includes('{') ? fillFacts(text, shopFacts(language)) : text;
}

export function fillFacts(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces);
}
