import type { ContentFile } from '../../../../storefront/content/model.ts';

export const site: ContentFile['site'] = {
  benefits: [
    {
      icon: 'package',
      text: 'Kostenloser Versand ab {freeFrom}**',
    },
    {
      icon: 'package',
      text: 'Versand {shippingCost}**',
    },
    {
      icon: 'truck',
      text: 'Lieferzeit {deliveryDays} Tage',
    },
    {
      icon: 'envelope-simple',
      text: '{voucherValue} Gutschein zur Newsletter-Anmeldung',
      link: { page: 'newsletter' },
    },
  ],
  headerLinks: [
    { icon: 'arrows-clockwise', text: 'Kaffee-Abo', link: { collection: 'kaffee-abo' } },
    { icon: 'mug', text: 'Coffee Hub & Workshops', link: { page: 'coffee-hub' } },
    { icon: 'moon', text: 'Decaf-Shop', link: { collection: 'entkoffeiniert' } },
    { icon: 'gift', text: 'Geschenkgutscheine', link: { collection: 'geschenkgutscheine' } },
    {
      icon: 'envelope-simple',
      text: 'Newsletter, {voucherValue} Gutschein',
      link: { page: 'newsletter' },
    },
  ],
  offers: 'angebote',
  menuTiles: [
    {
      heading: 'Kaffee im Abo, immer frisch geröstet',
      text: '10\u00a0% günstiger. Jederzeit anpassen oder kündigen.',
      image: 'menuSubscription',
      linkText: 'Zum Kaffee-Abo',
      link: { collection: 'kaffee-abo' },
    },
    {
      heading: 'Drei Kaffees zum Kennenlernen',
      text: 'Unsere Probierpakete: kleine Tüten, große Unterschiede.',
      image: 'tasting',
      linkText: 'Probierpakete ansehen',
      link: { collection: 'probierpakete' },
    },
    {
      heading: 'Gemessen statt geschätzt',
      text: 'Maschinen und Mühlen in unseren Tests, mit Punkten und Fazit.',
      image: 'tests',
      linkText: 'Zu den Tests',
      link: { article: 'wissen' },
    },
    {
      heading: 'Sauber schmeckt besser',
      text: 'Tabletten, Entkalker und Bürsten für jede Maschine.',
      image: 'cleaning',
      linkText: 'Zur Reinigung und Pflege',
      link: { collection: 'reinigung-und-pflege' },
    },
    {
      heading: 'Welcher Kaffee passt zu dir?',
      text: 'Drei Fragen, und du siehst die Kaffees, die passen.',
      image: 'advisor',
      linkText: 'Kaffeeberater starten',
      link: { page: 'kaffeeberater' },
    },
  ],
  searchWords: [
    'Espresso',
    'Probierpaket',
    'Entkoffeiniert',
    'Handfilter',
    'Entkalker',
    'Siebträger',
    'Haferdrink',
    'Gutschein',
  ],
  searchProducts: [
    'kernel-co-night-shift-espresso',
    'maison-taverel-bon-dimanche-caffe-crema',
    'molvetta-reise-handmuehle',
    'kellstroem-pil-schwanenhalskessel',
  ],
  searchCollections: [
    { title: 'Espresso-Sparpakete', collection: 'espresso-sparpakete' },
    { title: 'Filterkaffee', collection: 'filterkaffee' },
    { title: 'Kaffeemühlen', collection: 'kaffeemuehlen' },
    { title: 'Gutscheine', collection: 'geschenkgutscheine' },
  ],
  cartLinks: ['espresso-ganze-bohne', 'kaffeemaschinen'],
  cartAddOns: ['zubehoer', 'milch-feinkost', 'tassen-und-glaeser'],
};
