import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { menuItems } from '../../../../storefront/content/menu-items.ts';
import { shop } from '../../shop.ts';
import type { OwnMainMenu } from '../own-content.ts';

const { article, brands, collection, page } = menuItems('de');

const voucher = formatsFor('de').roundMoney(shop.newsletterVoucher.value);
const offers = collection('Angebote', 'angebote');

/** Beside the boxes of a group. */
const tiles = {
  coffee: {
    title: 'Kaffee im Abo, immer frisch geröstet',
    text: '10\u00a0% günstiger. Jederzeit anpassen oder kündigen.',
    linkText: 'Zum Kaffee-Abo',
    url: collection('', 'kaffee-abo').url,
    picture: 'subscription',
  },
  brands: {
    title: 'Produkt des Monats',
    text: 'Einer von 1.000 Kaffees, den wir gerade jeden Tag trinken.',
    linkText: 'Ansehen',
    url: collection('', 'produkt-des-monats').url,
    picture: 'month',
  },
  machines: {
    title: 'Northfold Molo im Test',
    text: 'Drei Wochen auf unserer Theke, gemessen statt geschätzt.',
    linkText: 'Zum Testbericht',
    url: article('', 'test-northfold-molo-siebtraegermaschine').url,
    picture: 'machine',
  },
  accessories: {
    title: 'Sauber schmeckt besser',
    text: 'Was Maschine und Mühle brauchen, und wie oft.',
    linkText: 'Zur Reinigung',
    url: collection('', 'reinigung-und-pflege').url,
    picture: 'cleaning',
  },
  advice: {
    title: 'Welcher Kaffee passt zu dir?',
    text: 'Drei Fragen, dann stehen sie vor dir.',
    linkText: 'Zum Kaffeeberater',
    url: page('', 'kaffeeberater').url,
    picture: 'advisor',
  },
};

export const mainMenu: OwnMainMenu = {
  groups: [
    { ...collection('Kaffee', 'kaffee'), boxes: 'coffee', tile: tiles.coffee },
    { ...brands('Röster & Marken'), boxes: 'brands', tile: tiles.brands },
    {
      ...collection('Kaffeemaschinen', 'kaffeemaschinen'),
      boxes: 'machines',
      tile: tiles.machines,
    },
    { ...collection('Zubehör', 'zubehoer'), boxes: 'accessories', tile: tiles.accessories },
    offers,
    collection('Neu', 'neu'),
    { ...page('Beratung', 'kaffeeberater'), boxes: 'advice', tile: tiles.advice },
  ],
  offers: offers.id,
  more: [
    { icon: 'arrows-clockwise', ...collection('Kaffee-Abo', 'kaffee-abo') },
    { icon: 'coffee', ...page('Coffee Hub & Workshops', 'coffee-hub') },
    { icon: 'moon', ...collection('Decaf-Shop', 'entkoffeiniert') },
    { icon: 'gift', ...collection('Geschenkgutscheine', 'geschenkgutscheine') },
    { icon: 'envelope-simple', ...page(`Newsletter, ${voucher} Gutschein`, 'newsletter') },
  ],
};
