import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { OwnMainMenu } from '../own-content.ts';

const { article, brands, collection, page } = menuItems('da');

const offers = collection('Tilbud', 'tilbud');

/** Beside the boxes of a group. */
const tiles = {
  coffee: {
    title: 'Kaffe i abonnement, altid friskristet',
    text: '10\u00a0% billigere. Tilpas eller opsig når som helst.',
    linkText: 'Til kaffeabonnementet',
    url: collection('', 'kaffe-abonnement').url,
    picture: 'subscription',
  },
  brands: {
    title: 'Månedens produkt',
    text: 'Én af 1.000 kaffer: den vi drikker hver dag lige nu.',
    linkText: 'Se den',
    url: collection('', 'maanedens-produkt').url,
    picture: 'month',
  },
  machines: {
    title: 'Northfold Molo i test',
    text: 'Tre uger på vores disk, målt i stedet for gættet.',
    linkText: 'Til testen',
    url: article('', 'test-northfold-molo-siebtraegermaschine').url,
    picture: 'machine',
  },
  accessories: {
    title: 'Rent smager bedre',
    text: 'Hvad maskine og kværn har brug for, og hvor tit.',
    linkText: 'Til rengøring',
    url: collection('', 'rengoering-og-pleje').url,
    picture: 'cleaning',
  },
  advice: {
    title: 'Hvilken kaffe passer til dig?',
    text: 'Tre spørgsmål, så står de foran dig.',
    linkText: 'Til kafferådgiveren',
    url: page('', 'kafferaadgiver').url,
    picture: 'advisor',
  },
};

export const mainMenu: OwnMainMenu = {
  groups: [
    { ...collection('Kaffe', 'kaffe'), boxes: 'coffee', tile: tiles.coffee },
    { ...brands('Risterier & mærker'), boxes: 'brands', tile: tiles.brands },
    { ...collection('Kaffemaskiner', 'kaffemaskiner'), boxes: 'machines', tile: tiles.machines },
    { ...collection('Tilbehør', 'tilbehoer'), boxes: 'accessories', tile: tiles.accessories },
    offers,
    collection('Nyheder', 'nyheder'),
    { ...page('Rådgivning', 'kafferaadgiver'), boxes: 'advice', tile: tiles.advice },
  ],
  offers: offers.id,
  more: [
    { icon: 'arrows-clockwise', ...collection('Kaffeabonnement', 'kaffe-abonnement') },
    { icon: 'gift', ...collection('Gavekort', 'gavekort') },
    { icon: 'envelope-simple', ...page('Nyhedsbrev', 'newsletter') },
  ],
};
