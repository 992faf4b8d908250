import type { EmptySearch } from '../../../../storefront/content/model.ts';

/** The search window before anything is typed. */
export const emptySearch: EmptySearch = {
  searchQuerySuggestions: [
    'Espresso',
    'Probierpaket',
    'Entkoffeiniert',
    'Handfilter',
    'Entkalker',
    'Siebträger',
    'Haferdrink',
    'Gutschein',
  ],
  products: [
    'kernel-co-night-shift-espresso',
    'maison-taverel-bon-dimanche-caffe-crema',
    'molvetta-reise-handmuehle',
    'kellstroem-pil-schwanenhalskessel',
  ],
  collectionCards: [
    { title: 'Espresso-Sparpakete', collection: 'espresso-sparpakete' },
    { title: 'Filterkaffee', collection: 'filterkaffee' },
    { title: 'Kaffeemühlen', collection: 'kaffeemuehlen' },
    { title: 'Gutscheine', collection: 'geschenkgutscheine' },
  ],
};
