import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { menuItems } from '../../../../storefront/content/menu-items.ts';
import { shop } from '../../shop.ts';
import type { OwnMainMenu } from '../own-content.ts';

const { brands, collection, page } = menuItems('de');

const voucher = formatsFor('de').roundMoney(shop.newsletterVoucher.value);
const offers = collection('Angebote', 'angebote');

export const mainMenu: OwnMainMenu = {
  groups: [
    { ...collection('Kaffee', 'kaffee'), boxes: 'coffee' },
    { ...brands('Röster & Marken'), boxes: 'brands' },
    { ...collection('Kaffeemaschinen', 'kaffeemaschinen'), boxes: 'machines' },
    { ...collection('Zubehör', 'zubehoer'), boxes: 'accessories' },
    offers,
    collection('Neu', 'neu'),
    { ...page('Beratung', 'kaffeeberater'), boxes: 'advice' },
  ],
  offers: offers.id,
  more: [
    { icon: 'arrows-clockwise', ...collection('Kaffee-Abo', 'kaffee-abo') },
    { icon: 'coffee', ...page('Coffee Hub & Workshops', 'coffee-hub') },
    { icon: 'moon', ...collection('Decaf-Shop', 'entkoffeiniert') },
    { icon: 'gift', ...collection('Geschenkgutscheine', 'geschenkgutscheine') },
    { icon: 'envelope-simple', ...page(`Newsletter, ${voucher} Gutschein`, 'newsletter') },
  ],
  tile: {
    title: 'Kaffee im Abo, immer frisch geröstet',
    text: '10\u00a0% günstiger. Jederzeit anpassen oder kündigen.',
    linkText: 'Zum Kaffee-Abo',
    url: collection('', 'kaffee-abo').url,
  },
};
