import { shippingTerms } from '../../../../storefront/app/commerce/shipping.ts';
import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import { marketOf } from '../../../../storefront/app/i18n/markets.ts';
import { deliveredTo } from '../../../../storefront/app/i18n/messages/de/places.ts';
import { shop } from '../../shop.ts';
import type { OwnHome } from '../own-content.ts';

const href = hrefsFor('de');
const { roundMoney: money, country: nameOf } = formatsFor('de');
const country = shop.shipping.defaultCountry.de;
const { freeFrom } = shippingTerms('standard', country, marketOf('de').currency);
const place = deliveredTo(nameOf(country));

export const home: OwnHome = {
  popularCategories: [
    { title: 'Kaffee & Espresso', collection: 'kaffee', icon: 'coffee' },
    { title: 'Kaffeemaschinen', collection: 'kaffeemaschinen', icon: 'machine' },
    { title: 'Filterkaffee', collection: 'filterkaffee', icon: 'filter' },
    { title: 'Espresso ganze Bohne', collection: 'espresso-ganze-bohne', icon: 'bean' },
    { title: 'Kaffeemühlen', collection: 'kaffeemuehlen', icon: 'grinder' },
    { title: 'Zubehör', collection: 'zubehoer', icon: 'accessories' },
  ],
  discover: 'kaffee',
  bestSellers: 'beliebte-kaffees',
  equipment: 'geraetemarken',
  productOfTheMonth: 'produkt-des-monats',
  advice: {
    preparations: [
      { key: 'portafilter', title: 'Siebträger', filters: [{ name: 'type', value: 'Espresso' }] },
      {
        key: 'fullyAutomatic',
        title: 'Vollautomat',
        filters: [{ name: 'type', value: 'Caffè Crema' }],
      },
      { key: 'dripper', title: 'Handfilter', filters: [{ name: 'type', value: 'Filterkaffee' }] },
      {
        key: 'frenchPress',
        title: 'French Press',
        filters: [
          { name: 'type', value: 'Caffè Crema' },
          { name: 'type', value: 'Filterkaffee' },
        ],
      },
      {
        key: 'mokaPot',
        title: 'Herdkanne',
        filters: [{ name: 'option.Mahlgrad', value: 'Gemahlen für Moka' }],
      },
      {
        key: 'capsules',
        title: 'Kapselmaschine',
        filters: [{ name: 'type', value: 'Kaffeekapseln' }],
      },
    ],
    tastes: [
      { key: 'chocolatey', title: 'Schokoladig & nussig', collection: 'kaffee-schokoladig-nussig' },
      { key: 'fruity', title: 'Fruchtig & floral', collection: 'kaffee-fruchtig-floral' },
      { key: 'strong', title: 'Kräftig & dunkel', collection: 'kaffee-kraeftig-dunkel' },
      { key: 'mild', title: 'Mild & säurearm', collection: 'kaffee-mild-saeurearm' },
    ],
  },
  subscription: {
    title: 'Kaffee-Abo: nie wieder leere Dose.',
    points: [
      'Immer zum aktuellen Preis, 10\u00a0% günstiger',
      ...(freeFrom ? [`Versandkostenfrei ${place} ab ${money(freeFrom)}**`] : []),
      'Jederzeit anpassen oder kündigen',
    ],
    linkText: 'Abo entdecken',
    collection: 'kaffee-abo',
  },
  test: {
    title: 'Sechs Mühlen: Welche kann Espresso?',
    text: 'Mahlbild, Temperatur und Totraum, gemessen statt geschätzt.',
    linkText: 'Zum Testbericht',
    url: `${href.collection('espressomuehlen')}#product-test`,
  },
  tutorials: {
    all: href.article('tutorials'),
    items: [
      {
        title: 'Espresso aus dem Siebträger',
        figures: '18\u00a0g auf 36\u00a0g, 27\u00a0s',
        url: href.article('espresso'),
        picture: 'machine',
      },
      {
        title: 'Cappuccino',
        figures: '130\u00a0g Milch bei 60\u00a0°C',
        url: href.article('cappuccino'),
        picture: 'cup',
      },
      {
        title: 'Handfilter',
        figures: '15\u00a0g auf 250\u00a0g, 3:30\u00a0min',
        url: href.article('handfilter'),
        picture: 'kettle',
      },
    ],
  },
  about: [
    'Bei Kaffeelotse findest du Espresso, Filterkaffee, Kapseln und Instantkaffee von kleinen Röstereien und großen Häusern aus ganz Europa. Dazu Siebträger, Vollautomaten, Mühlen und alles, was zwischen Bohne und Tasse gebraucht wird, inklusive Ersatzteilen.',
    'Wir lagern kühl und dunkel und versenden jeden Werktag aus Hamburg. Wenn du nicht weiterweißt, hilft dir unser Team im Coffee Hub, am Telefon oder per Mail.',
  ],
};
