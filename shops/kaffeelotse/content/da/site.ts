import type { ContentFile } from '../../../../storefront/content/model.ts';

export const site: ContentFile['site'] = {
  benefits: [
    {
      icon: 'truck',
      text: 'Levering på {deliveryDays} dage',
    },
    {
      icon: 'package',
      text: 'Gratis fragt fra {freeFrom}**',
      link: { page: 'forsendelse-levering' },
    },
    {
      icon: 'package',
      text: 'Fragt {shippingCost}**',
      link: { page: 'forsendelse-levering' },
    },
    { icon: 'check-bold', text: 'Hurtig og pålidelig levering' },
  ],
  headerLinks: [
    { icon: 'arrows-clockwise', text: 'Kaffeabonnement', link: { collection: 'kaffe-abonnement' } },
    { icon: 'gift', text: 'Gavekort', link: { collection: 'gavekort' } },
    { icon: 'envelope-simple', text: 'Nyhedsbrev', link: { page: 'newsletter' } },
  ],
  offers: 'tilbud',
  menuTiles: [
    {
      heading: 'Kaffe i abonnement, altid friskristet',
      text: '10\u00a0% billigere. Tilpas eller opsig når som helst.',
      image: 'menuSubscription',
      linkText: 'Til kaffeabonnementet',
      link: { collection: 'kaffe-abonnement' },
    },
    {
      heading: 'Tre kaffer at lære at kende',
      text: 'Vores smagspakker: små poser, store forskelle.',
      image: 'tasting',
      linkText: 'Se smagspakkerne',
      link: { collection: 'smagspakker' },
    },
    {
      heading: 'Målt i stedet for gættet',
      text: 'Maskiner og kværne i vores test, med point og konklusion.',
      image: 'tests',
      linkText: 'Se testene',
      link: { article: 'viden' },
    },
    {
      heading: 'Rent smager bedre',
      text: 'Tabletter, afkalker og børster til alle maskiner.',
      image: 'cleaning',
      linkText: 'Se rengøring og pleje',
      link: { collection: 'rengoering-og-pleje' },
    },
    {
      heading: 'Hvilken kaffe passer til dig?',
      text: 'Tre spørgsmål, og du ser de kaffer, der passer.',
      image: 'advisor',
      linkText: 'Start kafferådgiveren',
      link: { page: 'kafferaadgiver' },
    },
  ],
  searchWords: [
    'Espresso',
    'Smagspakke',
    'Koffeinfri',
    'Kaffetragt',
    'Afkalker',
    'Espressomaskine',
    'Havredrik',
    'Gavekort',
  ],
  searchProducts: [
    'kernel-co-night-shift-espresso',
    'maison-taverel-bon-dimanche-caffe-crema',
    'molvetta-reise-haandkvaern',
    'kellstroem-pil-svanehalskedel',
  ],
  searchCollections: [
    { title: 'Espresso-sparepakker', collection: 'espresso-sparepakker' },
    { title: 'Filterkaffe', collection: 'filterkaffe' },
    { title: 'Kaffekværne', collection: 'kaffekvaerne' },
    { title: 'Gavekort', collection: 'gavekort' },
  ],
  cartLinks: ['espresso-hele-boenner', 'kaffemaskiner'],
  cartAddOns: ['tilbehoer', 'maelk-delikatesser', 'kopper-og-glas'],
};
