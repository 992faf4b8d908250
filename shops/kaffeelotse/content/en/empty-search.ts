import type { EmptySearch } from '../../../../storefront/content/model.ts';

/** The search window before anything is typed. */
export const emptySearch: EmptySearch = {
  searchQuerySuggestions: [
    'Espresso',
    'Taster pack',
    'Decaf',
    'Pour-over',
    'Descaler',
    'Espresso machine',
    'Oat milk',
    'Gift card',
  ],
  products: [
    'kernel-co-night-shift-espresso',
    'maison-taverel-bon-dimanche-caffe-crema',
    'molvetta-reise-hand-grinder',
    'kellstroem-pil-gooseneck-kettle',
  ],
  collectionCards: [
    { title: 'Espresso savings packs', collection: 'espresso-savings-packs' },
    { title: 'Filter coffee', collection: 'filter-coffee' },
    { title: 'Coffee grinders', collection: 'coffee-grinders' },
    { title: 'Gift cards', collection: 'gift-vouchers' },
  ],
};
