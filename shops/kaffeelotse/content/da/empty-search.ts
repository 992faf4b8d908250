import type { EmptySearch } from '../../../../storefront/content/model.ts';

/** The search window before anything is typed. */
export const emptySearch: EmptySearch = {
  searchQuerySuggestions: [
    'Espresso',
    'Smagspakke',
    'Koffeinfri',
    'Kaffetragt',
    'Afkalker',
    'Espressomaskine',
    'Havredrik',
    'Gavekort',
  ],
  products: [
    'kernel-co-night-shift-espresso',
    'maison-taverel-bon-dimanche-caffe-crema',
    'molvetta-reise-haandkvaern',
    'kellstroem-pil-svanehalskedel',
  ],
  collectionCards: [
    { title: 'Espresso-sparepakker', collection: 'espresso-sparepakker' },
    { title: 'Filterkaffe', collection: 'filterkaffe' },
    { title: 'Kaffekværne', collection: 'kaffekvaerne' },
    { title: 'Gavekort', collection: 'gavekort' },
  ],
};
