import { shippingTerms } from '../../../../storefront/app/commerce/shipping.ts';
import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import { marketOf } from '../../../../storefront/app/i18n/markets.ts';
import { deliveredTo } from '../../../../storefront/app/i18n/messages/en/places.ts';
import { shop } from '../../shop.ts';
import type { OwnHome } from '../own-content.ts';

const href = hrefsFor('en');
const { roundMoney: money, country: nameOf } = formatsFor('en');
const country = shop.shipping.defaultCountry.en;
const { freeFrom } = shippingTerms('standard', country, marketOf('en').currency);
const place = deliveredTo(nameOf(country));

export const home: OwnHome = {
  popularCategories: [
    { title: 'Coffee & espresso', collection: 'coffee', icon: 'coffee' },
    { title: 'Coffee machines', collection: 'coffee-machines', icon: 'machine' },
    { title: 'Filter coffee', collection: 'filter-coffee', icon: 'filter' },
    { title: 'Espresso whole bean', collection: 'espresso-whole-bean', icon: 'bean' },
    { title: 'Coffee grinders', collection: 'coffee-grinders', icon: 'grinder' },
    { title: 'Accessories', collection: 'accessories', icon: 'accessories' },
  ],
  discover: 'coffee',
  bestSellers: 'popular-coffees',
  equipment: 'equipment-brands',
  productOfTheMonth: 'product-of-the-month',
  advice: {
    preparations: [
      {
        key: 'portafilter',
        title: 'Espresso machine',
        filters: [{ name: 'type', value: 'Espresso' }],
      },
      {
        key: 'fullyAutomatic',
        title: 'Bean-to-cup',
        filters: [{ name: 'type', value: 'Caffè Crema' }],
      },
      { key: 'dripper', title: 'Pour-over', filters: [{ name: 'type', value: 'Filterkaffee' }] },
      {
        key: 'frenchPress',
        title: 'French press',
        filters: [
          { name: 'type', value: 'Caffè Crema' },
          { name: 'type', value: 'Filterkaffee' },
        ],
      },
      {
        key: 'mokaPot',
        title: 'Moka pot',
        filters: [{ name: 'option.Mahlgrad', value: 'Gemahlen für Moka' }],
      },
      {
        key: 'capsules',
        title: 'Capsule machine',
        filters: [{ name: 'type', value: 'Kaffeekapseln' }],
      },
    ],
    tastes: [
      { key: 'chocolatey', title: 'Chocolatey & nutty', collection: 'coffee-chocolatey-nutty' },
      { key: 'fruity', title: 'Fruity & floral', collection: 'coffee-fruity-floral' },
      { key: 'strong', title: 'Strong & dark', collection: 'coffee-strong-dark' },
      { key: 'mild', title: 'Mild & low in acid', collection: 'coffee-mild-low-acid' },
    ],
  },
  subscription: {
    title: 'Coffee subscription: never run out again.',
    points: [
      'Always at the current price, 10% off',
      ...(freeFrom ? [`Free shipping ${place} from ${money(freeFrom)}**`] : []),
      'Change or cancel at any time',
    ],
    linkText: 'Discover the subscription',
    collection: 'coffee-subscription',
  },
  test: {
    title: 'Six grinders: which one is fine enough for espresso?',
    text: 'Particle size, temperature and retention, measured instead of guessed.',
    linkText: 'Read the review',
    url: `${href.collection('espresso-grinders')}#product-test`,
  },
  tutorials: {
    all: href.article('tutorials'),
    items: [
      {
        title: 'Espresso from a portafilter',
        figures: '18\u00a0g to 36\u00a0g, 27\u00a0s',
        url: href.article('espresso'),
        picture: 'machine',
      },
      {
        title: 'Cappuccino',
        figures: '130\u00a0g of milk at 60\u00a0°C',
        url: href.article('cappuccino'),
        picture: 'cup',
      },
      {
        title: 'Pour-over',
        figures: '15\u00a0g to 250\u00a0g, 3:30\u00a0min',
        url: href.article('pour-over'),
        picture: 'kettle',
      },
    ],
  },
  about: [
    'Kaffeelotse has espresso, filter coffee, capsules and instant coffee from small and large roasters all over Europe, and espresso machines, bean-to-cup machines, grinders and everything else between bean and cup, spare parts included.',
    'We store our coffee cool and dark and ship every working day from Hamburg. If you are not sure what to choose, our team will help by phone or e-mail.',
  ],
};
