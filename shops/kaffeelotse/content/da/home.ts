import { shippingTerms } from '../../../../storefront/app/commerce/shipping.ts';
import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import { marketOf } from '../../../../storefront/app/i18n/markets.ts';
import { deliveredTo } from '../../../../storefront/app/i18n/messages/da/places.ts';
import { shop } from '../../shop.ts';
import type { OwnHome } from '../own-content.ts';

const href = hrefsFor('da');
const { roundMoney: money, country: nameOf } = formatsFor('da');
const country = shop.shipping.defaultCountry.da;
const { freeFrom } = shippingTerms('standard', country, marketOf('da').currency);
const place = deliveredTo(nameOf(country));

export const home: OwnHome = {
  popularCategories: [
    { title: 'Kaffe & espresso', collection: 'kaffe', icon: 'coffee' },
    { title: 'Kaffemaskiner', collection: 'kaffemaskiner', icon: 'machine' },
    { title: 'Filterkaffe', collection: 'filterkaffe', icon: 'filter' },
    { title: 'Espresso, hele bønner', collection: 'espresso-hele-boenner', icon: 'bean' },
    { title: 'Kaffekværne', collection: 'kaffekvaerne', icon: 'grinder' },
    { title: 'Tilbehør', collection: 'tilbehoer', icon: 'accessories' },
  ],
  discover: 'kaffe',
  bestSellers: 'populaere-kaffer',
  equipment: 'udstyrsmaerker',
  productOfTheMonth: 'maanedens-produkt',
  advice: {
    preparations: [
      {
        key: 'portafilter',
        title: 'Espressomaskine',
        filters: [{ name: 'type', value: 'Espresso' }],
      },
      {
        key: 'fullyAutomatic',
        title: 'Fuldautomat',
        filters: [{ name: 'type', value: 'Caffè Crema' }],
      },
      { key: 'dripper', title: 'Kaffetragt', filters: [{ name: 'type', value: 'Filterkaffee' }] },
      {
        key: 'frenchPress',
        title: 'Stempelkande',
        filters: [
          { name: 'type', value: 'Caffè Crema' },
          { name: 'type', value: 'Filterkaffee' },
        ],
      },
      {
        key: 'mokaPot',
        title: 'Mokkakande',
        filters: [{ name: 'option.Mahlgrad', value: 'Gemahlen für Moka' }],
      },
      {
        key: 'capsules',
        title: 'Kapselmaskine',
        filters: [{ name: 'type', value: 'Kaffeekapseln' }],
      },
    ],
    tastes: [
      { key: 'chocolatey', title: 'Chokolade & nødder', collection: 'kaffe-chokolade-noedder' },
      { key: 'fruity', title: 'Frugt & blomster', collection: 'kaffe-frugt-blomster' },
      { key: 'strong', title: 'Kraftig & mørk', collection: 'kaffe-kraftig-moerk' },
      { key: 'mild', title: 'Mild & lav syre', collection: 'kaffe-mild-lav-syre' },
    ],
  },
  subscription: {
    title: 'Kaffeabonnement: aldrig mere en tom dåse.',
    points: [
      'Altid til dagens pris, 10\u00a0% billigere',
      ...(freeFrom ? [`Gratis fragt ${place} fra ${money(freeFrom)}**`] : []),
      'Tilpas eller opsig når som helst',
    ],
    linkText: 'Udforsk abonnementet',
    collection: 'kaffe-abonnement',
  },
  test: {
    title: 'Seks kværne: Hvilken kan lave espresso?',
    text: 'Kornstørrelse, temperatur og restmængde, målt i stedet for gættet.',
    linkText: 'Til testen',
    url: `${href.collection('espressokvaerne')}#product-test`,
  },
  tutorials: {
    all: href.article('tutorials'),
    items: [
      {
        title: 'Espresso med filterholder',
        figures: '18\u00a0g til 36\u00a0g, 27\u00a0s',
        url: href.article('espresso'),
        picture: 'machine',
      },
      {
        title: 'Cappuccino',
        figures: '130\u00a0g mælk ved 60\u00a0°C',
        url: href.article('cappuccino'),
        picture: 'cup',
      },
      {
        title: 'Kaffetragt',
        figures: '15\u00a0g til 250\u00a0g, 3:30\u00a0min',
        url: href.article('kaffetragt'),
        picture: 'kettle',
      },
    ],
  },
  about: [
    'Hos Kaffeelotse finder du espresso, filterkaffe, kapsler og instantkaffe fra små risterier og store producenter i hele Europa. Dertil espressomaskiner, fuldautomater, kværne og alt, der skal bruges mellem bønne og kop, inklusive reservedele.',
    'Vi lagrer køligt og mørkt og sender hver hverdag fra Hamborg. Er du i tvivl om kursen, hjælper vores team dig på telefon eller mail.',
  ],
};
