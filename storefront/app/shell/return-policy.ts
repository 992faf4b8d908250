import type { MerchantReturnPolicy } from 'schema-dts';
import { shop } from '#shop/shop.ts';

/** The right of withdrawal as structured data: by mail, at the buyer's cost. */
export const merchantReturnPolicy: Exclude<MerchantReturnPolicy, string> = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shop.shipping.countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: shop.withdrawalDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
};
