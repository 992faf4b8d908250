import type { ContentFile } from '../../../../storefront/content/model.ts';

/** The sections of the home page in their order. */
export const home: ContentFile['home'] = [
  {
    type: 'hero',
    heading: 'God kaffe. Klar kurs.',
    text: 'Vi smager, vejer og tester, før noget kommer på hylden. Blandt over {productsOver} kaffer, maskiner og redskaber lodser vi dig frem til det, der passer til dig.',
    image: 'hero',
    imageText: 'Espressomaskine, kværn og en frisk espresso på en lys disk',
    linkText: 'Udforsk kaffen',
    link: { collection: 'kaffe' },
    secondText: 'Start kafferådgiveren',
    secondLink: { url: '#advice' },
    showsRating: true,
  },
  {
    type: 'categories',
    categories: [
      { title: 'Kaffe & espresso', collection: 'kaffe', icon: 'coffee' },
      { title: 'Kaffemaskiner', collection: 'kaffemaskiner', icon: 'machine' },
      { title: 'Filterkaffe', collection: 'filterkaffe', icon: 'filter' },
      { title: 'Espresso, hele bønner', collection: 'espresso-hele-boenner', icon: 'bean' },
      { title: 'Kaffekværne', collection: 'kaffekvaerne', icon: 'grinder' },
      { title: 'Tilbehør', collection: 'tilbehoer', icon: 'accessories' },
    ],
  },
  {
    type: 'products',
    heading: 'Populært lige nu',
    collection: 'populaere-kaffer',
    count: 4,
    linkText: 'Alle bestsellere',
  },
  { type: 'module', module: 'coffee.advisor' },
  {
    type: 'feature',
    collection: 'maanedens-produkt',
    badge: 'Månedens produkt, {month}',
  },
  {
    type: 'teasers',
    teasers: [
      {
        tone: 'dark',
        heading: 'Kaffeabonnement: aldrig mere en tom dåse.',
        points: ['Altid til dagens pris, 10\u00a0% billigere', 'Tilpas eller opsig når som helst'],
        image: 'subscription',
        linkText: 'Udforsk abonnementet',
        link: { collection: 'kaffe-abonnement' },
      },
      {
        tone: 'light',
        badge: 'Testet',
        heading: 'Seks kværne: Hvilken kan lave espresso?',
        text: 'Kornstørrelse, temperatur og restmængde, målt i stedet for gættet.',
        image: 'test',
        linkText: 'Til testen',
        link: { url: '/c/espressokvaerne#product-test' },
      },
    ],
  },
  {
    type: 'products',
    heading: 'Til maskine og kværn',
    collection: 'udstyrsmaerker',
    count: 4,
    linkText: 'Alt udstyr',
  },
  {
    type: 'brands',
    collections: ['kaffemaerker', 'udstyrsmaerker'],
    counts: [8, 6],
  },
  {
    type: 'articles',
    heading: 'Tilbered trin for trin',
    linkText: 'Alle vejledninger',
    link: { article: 'tutorials' },
    teasers: [
      {
        heading: 'Espresso med filterholder',
        text: '18\u00a0g til 36\u00a0g, 27\u00a0s',
        image: 'machine',
        link: { article: 'espresso' },
      },
      {
        heading: 'Cappuccino',
        text: '130\u00a0g mælk ved 60\u00a0°C',
        image: 'cup',
        link: { article: 'cappuccino' },
      },
      {
        heading: 'Kaffetragt',
        text: '15\u00a0g til 250\u00a0g, 3:30\u00a0min',
        image: 'kettle',
        link: { article: 'kaffetragt' },
      },
    ],
  },
  {
    type: 'text',
    paragraphs: [
      'Hos Kaffeelotse finder du espresso, filterkaffe, kapsler og instantkaffe fra små risterier og store producenter i hele Europa. Dertil espressomaskiner, fuldautomater, kværne og alt, der skal bruges mellem bønne og kop, inklusive reservedele.',
      'Vi lagrer køligt og mørkt og sender hver hverdag fra Hamborg. Er du i tvivl om kursen, hjælper vores team dig på telefon eller mail.',
    ],
  },
];
