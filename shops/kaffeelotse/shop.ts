import { destinationCodes } from '../../storefront/app/commerce/markets/destinations.ts';
import { euros } from '../../storefront/app/commerce/price/money.ts';
import type { Shop } from '../../storefront/app/shop-model/shop.ts';
import { ownCurrency, shopName } from './identity.ts';

/** The shop's configuration: company, shipping, legal terms. */
export const shop: Shop = {
  shopModel: 1,
  name: shopName,
  email: 'moin@kaffeelotse.example',
  company: {
    name: 'Kaffeelotse GmbH',
    street: 'Musterkai 7',
    city: '20457 Hamburg',
    phone: '+49 40 0000 0000',
    managers: ['Wiebke Harms', 'Jonas Petersen'],
    editor: 'Wiebke Harms',
    register: { court: 'Amtsgericht Hamburg', number: 'HRB 000000' },
    vatId: 'DE000000000',
    registrations: {
      weee: 'DE 00000000',
      packaging: 'DE0000000000000',
      organicControl: 'DE-ÖKO-000',
    },
  },
  currency: ownCurrency,
  social: {
    video: 'https://video.example/kaffeelotse',
    photos: 'https://photos.example/kaffeelotse',
    network: 'https://network.example/kaffeelotse',
  },
  helpUrl: 'https://help.example/kaffeelotse',
  blogUrl: 'https://magazine.example/coffeeworld/',
  reviewsUrl: 'https://reviews.example/kaffeelotse',
  shipping: {
    restockDays: { min: 6, max: 9 },
    warehouse: { timeZone: 'Europe/Berlin', cutOffHour: 14 },
    home: 'DE',
    places: {
      de: { Deutschland: 'innerhalb Deutschlands' },
      en: { Germany: 'within Germany' },
      da: { Tyskland: 'i Tyskland' },
    },
    tags: { special: ['Sonderversand', 'Elektrische Mühlen'], freight: ['Speditionsversand'] },
    defaultCountry: { da: 'DK' },
    // Switzerland buys in a market of its own
    countries: destinationCodes.filter((code) => code !== 'CH'),
    frequent: ['DE', 'AT', 'BE', 'DK', 'FR', 'IT', 'NL', 'PL', 'SE'],
  },
  markets: [],
  feedCountries: { de: ['AT', 'LU'], en: ['IE', 'MT'], da: ['DK'] },
  completion: { largestGap: euros(25, { DKK: 200 }), mostAbove: euros(5, { DKK: 40 }) },
  withdrawalDays: 14,
  contracts: { email: 'widerruf@kaffeelotse.example', noticeDays: 0, timeZone: 'Europe/Berlin' },
  retention: {
    declarationYears: 6,
    bookkeepingYears: 8,
    unconfirmedSignUpDays: 30,
    unsubscribedYears: 3,
    restockRequestDays: 365,
  },
  guaranteeNotice: {},
  newsletterVoucher: { value: euros(5, { DKK: 40 }), minimumOrder: euros(60, { DKK: 480 }) },
  productsOver: 2000,
  placeholderSku: 'K000-0000-0001',
  material: 'coffee',
  claims: { co2CompensatedDeliveries: true, co2Evidence: null },
  rangeAsProduct: true,
};
