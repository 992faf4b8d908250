import type { CatalogueGiftCard } from './model.ts';

/** Gift cards already sold, so that paying with one can be tried; balances in cents. */
export const giftCards: CatalogueGiftCard[] = [
  { code: 'LOTSE-GIFT-0010-AAAA', balance: 1000, expiresOn: '2029-12-31' },
  { code: 'LOTSE-GIFT-0025-AAAA', balance: 2500, expiresOn: '2029-12-31' },
  { code: 'LOTSE-GIFT-0025-BBBB', balance: 2500, expiresOn: '2029-12-31' },
  { code: 'LOTSE-GIFT-0050-AAAA', balance: 5000, expiresOn: '2029-12-31' },
  { code: 'LOTSE-GIFT-0100-AAAA', balance: 10000, expiresOn: '2029-12-31' },
  { code: 'LOTSE-GIFT-0250-AAAA', balance: 25000 },
  { code: 'LOTSE-GIFT-REST-0337', balance: 337, expiresOn: '2028-06-30' },
  { code: 'LOTSE-GIFT-LEER-0000', balance: 0, expiresOn: '2029-12-31' },
  { code: 'LOTSE-GIFT-ALT0-2023', balance: 5000, expiresOn: '2023-12-31' },
];
