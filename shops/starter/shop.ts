import { destinationCodes } from '../../storefront/app/commerce/markets/destinations.ts';
import { term } from '../../storefront/app/commerce/price/money.ts';
import type { Shop } from '../../storefront/app/shop-model/shop.ts';
import { ownCurrency, shopName } from './identity.ts';

/** The shop's configuration: company, shipping, legal terms. */
export const shop: Shop = {
  shopModel: 1,
  name: shopName,
  email: 'hello@shop.example',
  company: {
    name: 'Example Ltd',
    street: 'Example Street 1',
    city: '10115 Berlin',
    phone: '+49 30 0000 0000',
    managers: ['First Last'],
    editor: 'First Last',
    register: { court: 'Amtsgericht Charlottenburg', number: 'HRB 000000' },
    vatId: 'DE000000000',
    registrations: { weee: 'DE 00000000', packaging: 'DE0000000000000', organicControl: '' },
  },
  currency: ownCurrency,
  social: {},
  helpUrl: 'https://help.example/',
  blogUrl: 'https://blog.example/',
  reviewsUrl: 'https://reviews.example/',
  shipping: {
    restockDays: { min: 6, max: 9 },
    warehouse: { timeZone: 'Europe/Berlin', cutOffHour: 12 },
    home: 'DE',
    tags: { freight: ['Sperrgut'] },
    defaultCountry: {},
    countries: destinationCodes,
    frequent: destinationCodes,
  },
  markets: [],
  feedCountries: {},
  completion: { largestGap: term(25), mostAbove: term(5) },
  withdrawalDays: 14,
  contracts: { email: 'withdrawal@shop.example', noticeDays: 0, timeZone: 'Europe/Berlin' },
  retention: {
    declarationYears: 6,
    bookkeepingYears: 8,
    unconfirmedSignUpDays: 30,
    unsubscribedYears: 3,
    restockRequestDays: 365,
  },
  guaranteeNotice: {},
  newsletterVoucher: { value: term(5), minimumOrder: term(50) },
  productsOver: 5,
  placeholderSku: 'S000',
  material: 'steel',
  claims: { co2CompensatedDeliveries: false, co2Evidence: null },
  rangeAsProduct: false,
};
