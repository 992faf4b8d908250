import type { PolicyKind } from '../catalogue-format/content-schema.ts';

export const policyTypes: Record<PolicyKind, string> = {
  privacy: 'PRIVACY_POLICY',
  refund: 'REFUND_POLICY',
  shipping: 'SHIPPING_POLICY',
  terms: 'TERMS_OF_SERVICE',
  termsOfSale: 'TERMS_OF_SALE',
  legalNotice: 'LEGAL_NOTICE',
  contact: 'CONTACT_INFORMATION',
  subscription: 'SUBSCRIPTION_POLICY',
};
