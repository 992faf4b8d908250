// The category tree. Breadcrumbs, subcollections and the order of chips come from it; the menus follow it.
// A plain text is a collection without children. A heading groups collections in a menu without being one itself.

import type { CatalogueBrand, Localized } from '../model.ts';

export interface NavigationNode {
  key: string;
  children?: NavigationEntry[];
  /** Collections at home elsewhere in the tree that are offered here as well. */
  also?: string[];
  /** All brands of this kind stand below it, the top ten first. */
  brands?: CatalogueBrand['kind'];
}

interface NavigationHeading {
  heading: Localized;
  children: (string | NavigationNode)[];
}

export type NavigationEntry = string | NavigationNode | NavigationHeading;

export const navigation: NavigationEntry[] = [
  {
    key: 'coffee',
    children: [
      {
        key: 'espresso-whole-bean',
        children: [
          'espresso-classic-italian',
          'espresso-light-roast',
          'espresso-single-origin',
          'espresso-pure-arabica',
          'espresso-with-robusta',
          'espresso-organic',
        ],
        also: ['decaf-espresso', 'espresso-savings-packs'],
      },
      'espresso-ground',
      {
        key: 'filter-coffee',
        children: [
          'filter-coffee-whole-bean',
          'filter-coffee-ground',
          'filter-coffee-single-origin',
          'filter-coffee-organic',
        ],
        also: ['decaf-filter-coffee'],
      },
      { key: 'caffe-crema', children: ['caffe-crema-organic'] },
      'taster-packs',
      'kilo-bags',
      {
        key: 'capsules-pads-instant',
        children: [{ key: 'capsules', children: ['capsules-organic'] }, 'pads', 'instant-coffee'],
        also: ['decaf-portions'],
      },
      {
        key: 'decaf',
        children: ['decaf-espresso', 'decaf-filter-coffee', 'decaf-portions', 'decaf-organic'],
      },
      {
        heading: { de: 'Nach Geschmack', en: 'By taste', da: 'Efter smag' },
        children: [
          'chocolatey-nutty',
          'fruity-floral',
          'strong-dark',
          'mild-low-acid',
          'sweet-caramel',
          'spicy-earthy',
          'winey-tea-like',
          'balanced',
        ],
      },
      {
        heading: { de: 'Nach Herkunft', en: 'By origin', da: 'Efter oprindelse' },
        children: [
          {
            key: 'origin-south-america',
            children: [
              'origin-brazil',
              'origin-colombia',
              'origin-peru',
              'origin-bolivia',
              'origin-ecuador',
            ],
          },
          {
            key: 'origin-central-america',
            children: [
              'origin-guatemala',
              'origin-honduras',
              'origin-costa-rica',
              'origin-nicaragua',
              'origin-el-salvador',
              'origin-mexico',
              'origin-panama',
            ],
          },
          {
            key: 'origin-africa',
            children: [
              'origin-ethiopia',
              'origin-kenya',
              'origin-rwanda',
              'origin-burundi',
              'origin-tanzania',
              'origin-uganda',
              'origin-congo',
              'origin-angola',
            ],
          },
          {
            key: 'origin-asia-pacific',
            children: [
              'origin-india',
              'origin-indonesia',
              'origin-vietnam',
              'origin-papua-new-guinea',
              'origin-yemen',
              'origin-timor-leste',
              'origin-china',
            ],
          },
        ],
      },
      {
        heading: { de: 'Nach Siegel', en: 'By certification', da: 'Efter certificering' },
        children: [
          'organic-coffee',
          'fair-coffee',
          'organic-and-fair',
          'direct-trade',
          'climate-coffee',
          'women-grown-coffee',
        ],
      },
      {
        heading: { de: 'Nach Röstung', en: 'By roast', da: 'Efter ristning' },
        children: ['light-roast', 'medium-roast', 'medium-dark-roast', 'dark-roast'],
      },
      {
        heading: { de: 'Nach Zubereitung', en: 'By preparation', da: 'Efter tilberedning' },
        children: [
          'coffee-for-portafilter',
          'coffee-for-fully-automatic',
          'coffee-for-dripper',
          'coffee-for-filter-machine',
          'coffee-for-french-press',
          'coffee-for-moka-pot',
          'coffee-for-cappuccino',
          'coffee-for-latte',
          'coffee-for-cold-brew',
        ],
      },
      {
        heading: { de: 'Nach Sorte', en: 'By kind of bean', da: 'Efter bønne' },
        children: [
          'single-origin',
          'blends',
          'pure-arabica',
          'robusta',
          'washed-coffee',
          'natural-coffee',
          'honey-coffee',
          'anaerobic-coffee',
          'wet-hulled-coffee',
          'monsooned-coffee',
        ],
      },
    ],
  },
  {
    key: 'milk-and-delicacies',
    children: [
      { key: 'milk', children: ['plant-drinks', 'barista-milk'] },
      'syrup',
      { key: 'delicacies', children: ['cocoa', 'chocolate', 'biscuits'] },
    ],
  },
  {
    key: 'brands',
    children: [
      { key: 'coffee-brands', brands: 'coffee' },
      { key: 'equipment-brands', brands: 'equipment' },
      {
        heading: {
          de: 'Röstereien nach Land',
          en: 'Roasters by country',
          da: 'Risterier efter land',
        },
        children: [
          'roasters-germany',
          { key: 'roasters-nordic', children: ['roasters-denmark'] },
          'roasters-alpine',
          'roasters-western-europe',
          'roasters-iberia',
          'roasters-eastern-europe',
        ],
      },
    ],
    also: ['explore-italia'],
  },
  {
    key: 'coffee-machines',
    children: [
      {
        key: 'portafilter-machines',
        children: [
          'single-boiler-machines',
          'thermoblock-machines',
          'heat-exchanger-machines',
          'dual-boiler-machines',
          'lever-machines',
          'machines-with-grinder',
        ],
      },
      'fully-automatic-machines',
      'filter-machines',
      'capsule-machines',
      {
        key: 'brewers',
        children: ['moka-pots', 'french-presses', 'drippers', 'coffee-presses'],
      },
      {
        key: 'spare-parts',
        children: [
          'parts-gaskets',
          'parts-baskets-portafilters',
          'parts-brew-groups',
          'parts-burrs',
          'parts-tanks-jugs',
          'parts-steam-pumps',
        ],
      },
      {
        heading: { de: 'Nach Preis', en: 'By price', da: 'Efter pris' },
        children: ['machines-under-500', 'machines-500-to-1500', 'machines-over-1500'],
      },
      {
        heading: { de: 'Nach Hersteller', en: 'By maker', da: 'Efter producent' },
        children: ['machines-italian-makers', 'machines-german-makers', 'machines-nordic-makers'],
      },
    ],
  },
  {
    key: 'accessories',
    children: [
      { key: 'grinders', children: ['electric-grinders', 'hand-grinders', 'espresso-grinders'] },
      { key: 'filters', children: ['paper-filters', 'permanent-filters'] },
      {
        key: 'cleaning',
        children: [
          'descaling',
          'group-and-grinder-cleaners',
          'milk-system-cleaners',
          'water-filters',
        ],
      },
      {
        key: 'cups-and-glasses',
        children: ['espresso-cups', 'cappuccino-cups', 'mugs', 'glasses'],
      },
      { key: 'barista-tools', children: ['tampers', 'distributors', 'knock-boxes', 'milk-jugs'] },
      'scales',
      'kettles',
      'milk-frothers',
      'storage',
    ],
    also: ['spare-parts'],
  },
  {
    key: 'offers',
    children: [
      { key: 'savings-packs', children: ['espresso-savings-packs'], also: ['taster-packs'] },
      'sale-coffee',
      'sale-machines',
      'sale-accessories',
      'outlet',
    ],
  },
  { key: 'new', children: ['new-coffees', 'new-equipment'] },
  {
    key: 'gifts',
    children: ['gifts-up-to-25', 'gifts-up-to-50', 'gifts-up-to-100', 'gift-cards'],
    also: ['taster-packs', 'coffee-subscription'],
  },
  {
    key: 'coffee-subscription',
    children: ['subscription-espresso', 'subscription-filter-coffee'],
  },
  {
    key: 'bestsellers',
    children: ['bestsellers-coffee', 'bestsellers-equipment', 'top-rated'],
    also: ['top-5-espresso', 'top-5-filter-coffee', 'top-5-grinders'],
  },
  {
    heading: { de: 'Unsere Auswahl', en: 'Our selections', da: 'Vores udvalg' },
    children: [
      'product-of-the-month',
      'explore-italia',
      'coffee-break',
      'top-5-espresso',
      'top-5-filter-coffee',
      'top-5-grinders',
      'office-coffee',
      'first-espresso-setup',
      'pour-over-setup',
      'latte-art',
      'travel',
      'rare-lots',
      'newsletter-selection',
    ],
  },
];
