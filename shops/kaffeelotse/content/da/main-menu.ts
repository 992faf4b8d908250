import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { OwnMainMenu } from '../own-content.ts';

const { brands, collection, page } = menuItems('da');

const offers = collection('Tilbud', 'tilbud');

export const mainMenu: OwnMainMenu = {
  groups: [
    { ...collection('Kaffe', 'kaffe'), boxes: 'coffee' },
    { ...brands('Risterier & mærker'), boxes: 'brands' },
    { ...collection('Kaffemaskiner', 'kaffemaskiner'), boxes: 'machines' },
    { ...collection('Tilbehør', 'tilbehoer'), boxes: 'accessories' },
    offers,
    collection('Nyheder', 'nyheder'),
    { ...page('Rådgivning', 'kafferaadgiver'), boxes: 'advice' },
  ],
  offers: offers.id,
  more: [
    { icon: 'arrows-clockwise', ...collection('Kaffeabonnement', 'kaffe-abonnement') },
    { icon: 'gift', ...collection('Gavekort', 'gavekort') },
    { icon: 'envelope-simple', ...page('Nyhedsbrev', 'newsletter') },
  ],
  tile: {
    title: 'Kaffe i abonnement, altid friskristet',
    text: '10\u00a0% billigere. Tilpas eller opsig når som helst.',
    linkText: 'Til kaffeabonnementet',
    url: collection('', 'kaffe-abonnement').url,
  },
};
