import type { MerchantReturnPolicy } from 'schema-dts';
import { shop } from '#shop/shop.ts';
import { type Locale, marketCountry } from '../i18n/locales.ts';

/** The right of withdrawal as structured data: by mail, at the buyer's cost. */
export function merchantReturnPolicy(locale: Locale): Exclude<MerchantReturnPolicy, string> {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: marketCountry(locale) ?? shop.shipping.countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: shop.withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}
