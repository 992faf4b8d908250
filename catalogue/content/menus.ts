import type { ContentInput } from '../../sandbox/catalogue-format/content-schema.ts';

/** The two menus that storefronts ask the platform for by default. */
export const menus: ContentInput['menus'] = [
  {
    key: 'main-menu',
    title: { de: 'Hauptmenü', en: 'Main menu', da: 'Hovedmenu' },
    items: [
      {
        title: { de: 'Kaffee', en: 'Coffee', da: 'Kaffe' },
        link: { collection: 'coffee' },
        items: [
          {
            title: { de: 'Filterkaffee', en: 'Filter coffee', da: 'Filterkaffe' },
            link: { collection: 'filter-coffee' },
          },
          {
            title: { de: 'Entkoffeiniert', en: 'Decaf', da: 'Koffeinfri' },
            link: { collection: 'decaf' },
          },
        ],
      },
      {
        title: { de: 'Maschinen', en: 'Machines', da: 'Maskiner' },
        link: { collection: 'coffee-machines' },
      },
      {
        title: { de: 'Zubehör', en: 'Accessories', da: 'Tilbehør' },
        link: { collection: 'accessories' },
      },
      { title: 'Journal', link: { blog: 'journal' } },
      { title: { de: 'Über uns', en: 'About us', da: 'Om os' }, link: { page: 'about' } },
    ],
  },
  {
    key: 'footer',
    title: { de: 'Fußzeile', en: 'Footer', da: 'Sidefod' },
    items: [
      { title: { de: 'Suche', en: 'Search', da: 'Søg' }, link: { path: '/search' } },
      { title: { de: 'Versand', en: 'Shipping', da: 'Forsendelse' }, link: { policy: 'shipping' } },
      { title: { de: 'Widerruf', en: 'Refunds', da: 'Fortrydelse' }, link: { policy: 'refund' } },
      { title: { de: 'Datenschutz', en: 'Privacy', da: 'Privatliv' }, link: { policy: 'privacy' } },
      { title: { de: 'AGB', en: 'Terms', da: 'Betingelser' }, link: { policy: 'terms' } },
    ],
  },
];
