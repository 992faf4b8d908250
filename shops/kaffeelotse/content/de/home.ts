import type { ContentFile } from '../../../../storefront/content/model.ts';

/** The sections of the home page in their order. */
export const home: ContentFile['home'] = [
  {
    type: 'hero',
    heading: 'Guter Kaffee. Klarer Kurs.',
    text: 'Wir probieren, wiegen und testen, bevor etwas ins Regal kommt. Aus über {productsOver} Kaffees, Maschinen und Werkzeugen lotsen wir dich zu dem, was dir wirklich schmeckt.',
    image: 'hero',
    imageText: 'Siebträgermaschine, Mühle und ein frischer Espresso auf einem hellen Tresen',
    linkText: 'Kaffee entdecken',
    link: { collection: 'kaffee' },
    secondText: 'Kaffeeberater starten',
    secondLink: { url: '#advice' },
    showsRating: true,
  },
  {
    type: 'categories',
    categories: [
      { title: 'Kaffee & Espresso', collection: 'kaffee', icon: 'coffee' },
      { title: 'Kaffeemaschinen', collection: 'kaffeemaschinen', icon: 'machine' },
      { title: 'Filterkaffee', collection: 'filterkaffee', icon: 'filter' },
      { title: 'Espresso ganze Bohne', collection: 'espresso-ganze-bohne', icon: 'bean' },
      { title: 'Kaffeemühlen', collection: 'kaffeemuehlen', icon: 'grinder' },
      { title: 'Zubehör', collection: 'zubehoer', icon: 'accessories' },
    ],
  },
  {
    type: 'products',
    heading: 'Gerade oft bestellt',
    collection: 'beliebte-kaffees',
    count: 4,
    linkText: 'Alle Bestseller',
  },
  { type: 'module', module: 'coffee.advisor' },
  {
    type: 'feature',
    collection: 'produkt-des-monats',
    badge: 'Produkt des Monats {month}',
  },
  {
    type: 'teasers',
    teasers: [
      {
        tone: 'dark',
        heading: 'Kaffee-Abo: nie wieder leere Dose.',
        points: [
          'Immer zum aktuellen Preis, 10\u00a0% günstiger',
          'Versandkostenfrei {freeShipping}**',
          'Jederzeit anpassen oder kündigen',
        ],
        image: 'subscription',
        linkText: 'Abo entdecken',
        link: { collection: 'kaffee-abo' },
      },
      {
        tone: 'light',
        badge: 'Im Test',
        heading: 'Sechs Mühlen: Welche kann Espresso?',
        text: 'Mahlbild, Temperatur und Totraum, gemessen statt geschätzt.',
        image: 'test',
        linkText: 'Zum Testbericht',
        link: { url: '/c/espressomuehlen#product-test' },
      },
    ],
  },
  {
    type: 'products',
    heading: 'Für Maschine und Mühle',
    collection: 'geraetemarken',
    count: 4,
    linkText: 'Alle Geräte',
  },
  {
    type: 'brands',
    collections: ['kaffeemarken', 'geraetemarken'],
    counts: [8, 6],
  },
  {
    type: 'articles',
    heading: 'Schritt für Schritt zubereiten',
    linkText: 'Alle Anleitungen',
    link: { article: 'tutorials' },
    teasers: [
      {
        heading: 'Espresso aus dem Siebträger',
        text: '18\u00a0g auf 36\u00a0g, 27\u00a0s',
        image: 'machine',
        link: { article: 'espresso' },
      },
      {
        heading: 'Cappuccino',
        text: '130\u00a0g Milch bei 60\u00a0°C',
        image: 'cup',
        link: { article: 'cappuccino' },
      },
      {
        heading: 'Handfilter',
        text: '15\u00a0g auf 250\u00a0g, 3:30\u00a0min',
        image: 'kettle',
        link: { article: 'handfilter' },
      },
    ],
  },
  {
    type: 'text',
    paragraphs: [
      'Bei Kaffeelotse findest du Espresso, Filterkaffee, Kapseln und Instantkaffee von kleinen Röstereien und großen Häusern aus ganz Europa. Dazu Siebträger, Vollautomaten, Mühlen und alles, was zwischen Bohne und Tasse gebraucht wird, inklusive Ersatzteilen.',
      'Wir lagern kühl und dunkel und versenden jeden Werktag aus Hamburg. Wenn du nicht weiterweißt, hilft dir unser Team im Coffee Hub, am Telefon oder per Mail.',
    ],
  },
];
