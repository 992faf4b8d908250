import type { ShopInput } from '../../sandbox/catalogue-format/shop-schema.ts';
import { shop as settings } from '../../shops/kaffeelotse/shop.ts';
import { shipping } from './shipping.ts';
import { synonyms } from './synonyms.ts';
import { taxesAbroad, taxRates } from './tax-rates.ts';

const filters = {
  brewers: { de: 'Passt zu', en: 'Suitable for', da: 'Passer til' },
  system: {
    de: 'Kapsel- und Padsystem',
    en: 'Capsule and pod system',
    da: 'Kapsel- og pudesystem',
  },
  roast: { de: 'Röstung', en: 'Roast', da: 'Ristning' },
  origin: { de: 'Herkunft', en: 'Origin', da: 'Oprindelse' },
  process: { de: 'Aufbereitung', en: 'Process', da: 'Forarbejdning' },
  notes: { de: 'Geschmack', en: 'Flavour notes', da: 'Smagsnoter' },
  variety: { de: 'Varietät', en: 'Variety', da: 'Varietet' },
  decaf: { de: 'Entkoffeiniert', en: 'Decaffeinated', da: 'Koffeinfri' },
  organic: { de: 'Bio', en: 'Organic', da: 'Økologisk' },
  fair: { de: 'Fair gehandelt', en: 'Fairly traded', da: 'Fair handel' },
  strength: { de: 'Stärke', en: 'Strength', da: 'Styrke' },
  arabica: { de: 'Arabica-Anteil in %', en: 'Arabica share in %', da: 'Arabica-andel i %' },
};

const { name, street, city, register, managers, vatId, phone } = settings.company;
const companyLine = [
  [name, street, city].join(', '),
  `${register.court} ${register.number}`,
  vatId,
  managers.join(', '),
  `${phone}, ${settings.email}`,
].join(' · ');

/** What concerns the whole demo shop. */
export const shop: ShopInput = {
  name: 'Kaffeelotse',
  primaryLanguage: 'de',
  metafields: [
    {
      namespace: 'reviews',
      key: 'total',
      type: 'json',
      value: JSON.stringify({ average: 4.79, count: 41_540 }),
    },
  ],
  description: {
    de: 'Kaffee, Mühlen und Maschinen, mit Beratung.',
    en: 'Coffee, grinders and machines, with advice.',
    da: 'Kaffe, kværne og maskiner, med rådgivning.',
  },
  country: 'DE',
  logo: 'logo.svg',
  favicon: 'favicon.svg',
  taxRate: 19,
  taxRates,
  taxesAbroad,
  legalPages: {
    terms: { de: '/e/agb', en: '/e/terms-of-service', da: '/e/terms-of-service' },
    withdrawal: {
      de: '/e/ruecksendung-reklamation-widerruf',
      en: '/e/returns-complaints-withdrawal',
      da: '/e/returns-complaints-withdrawal',
    },
    shipping: {
      de: '/e/versand-lieferung',
      en: '/e/shipping-delivery',
      da: '/e/forsendelse-levering',
    },
    privacy: { de: '/e/datenschutz', en: '/e/privacy', da: '/e/privacy' },
    imprint: { de: '/e/impressum', en: '/e/imprint', da: '/e/imprint' },
  },
  payments: { cards: ['MASTERCARD', 'VISA'], wallets: ['APPLE_PAY', 'GOOGLE_PAY'] },
  pickup: {
    de: 'Abholung im Coffee Hub',
    en: 'Pick-up at the Coffee Hub',
    da: 'Afhentning i Coffee Hub',
  },
  company: { de: companyLine, en: companyLine, da: companyLine },
  mailClosing: {
    de: 'Klaren Kurs wünscht Kaffeelotse',
    en: 'Kaffeelotse wishes you a clear course',
    da: 'Kaffeelotse ønsker dig en klar kurs',
  },
  shipping,
  filters: Object.entries(filters).map(([key, label]) => ({ namespace: 'coffee', key, label })),
  searchableMetafields: ['roast', 'origin', 'process', 'notes', 'variety'].map(
    (key) => `coffee.${key}`,
  ),
  synonyms,
};
