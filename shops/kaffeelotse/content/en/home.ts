import type { ContentFile } from '../../../../storefront/content/model.ts';

/** The sections of the home page in their order. */
export const home: ContentFile['home'] = [
  {
    type: 'hero',
    heading: 'Good coffee. Clear course.',
    text: 'We taste, weigh and test before anything reaches our shelves. Out of more than {productsOver} coffees, machines and tools we help you find the one that suits you.',
    image: 'hero',
    imageText: 'Espresso machine, grinder and a fresh espresso on a pale counter',
    linkText: 'Discover coffee',
    link: { collection: 'coffee' },
    secondText: 'Start the coffee advisor',
    secondLink: { url: '#advice' },
    showsRating: true,
  },
  {
    type: 'categories',
    categories: [
      { title: 'Coffee & espresso', collection: 'coffee', icon: 'coffee' },
      { title: 'Coffee machines', collection: 'coffee-machines', icon: 'machine' },
      { title: 'Filter coffee', collection: 'filter-coffee', icon: 'filter' },
      { title: 'Espresso whole bean', collection: 'espresso-whole-bean', icon: 'bean' },
      { title: 'Coffee grinders', collection: 'coffee-grinders', icon: 'grinder' },
      { title: 'Accessories', collection: 'accessories', icon: 'accessories' },
    ],
  },
  {
    type: 'products',
    heading: 'Popular right now',
    collection: 'popular-coffees',
    count: 4,
    linkText: 'All best sellers',
  },
  { type: 'module', module: 'coffee.advisor' },
  {
    type: 'feature',
    collection: 'product-of-the-month',
    badge: 'Product of the month, {month}',
  },
  {
    type: 'teasers',
    teasers: [
      {
        tone: 'dark',
        heading: 'Coffee subscription: never run out again.',
        points: [
          'Always at the current price, 10% off',
          'Free shipping {freeShipping}**',
          'Change or cancel at any time',
        ],
        image: 'subscription',
        linkText: 'Discover the subscription',
        link: { collection: 'coffee-subscription' },
      },
      {
        tone: 'light',
        badge: 'Tested',
        heading: 'Six grinders: which one is fine enough for espresso?',
        text: 'Particle size, temperature and retention, measured instead of guessed.',
        image: 'test',
        linkText: 'Read the review',
        link: { url: '/c/espresso-grinders#product-test' },
      },
    ],
  },
  {
    type: 'products',
    heading: 'For machine and grinder',
    collection: 'equipment-brands',
    count: 4,
    linkText: 'All equipment',
  },
  {
    type: 'brands',
    collections: ['coffee-brands', 'equipment-brands'],
    counts: [8, 6],
  },
  {
    type: 'articles',
    heading: 'Brewed step by step',
    linkText: 'All tutorials',
    link: { article: 'tutorials' },
    teasers: [
      {
        heading: 'Espresso from a portafilter',
        text: '18\u00a0g to 36\u00a0g, 27\u00a0s',
        image: 'machine',
        link: { article: 'espresso' },
      },
      {
        heading: 'Cappuccino',
        text: '130\u00a0g of milk at 60\u00a0°C',
        image: 'cup',
        link: { article: 'cappuccino' },
      },
      {
        heading: 'Pour-over',
        text: '15\u00a0g to 250\u00a0g, 3:30\u00a0min',
        image: 'kettle',
        link: { article: 'pour-over' },
      },
    ],
  },
  {
    type: 'text',
    paragraphs: [
      'Kaffeelotse has espresso, filter coffee, capsules and instant coffee from small and large roasters all over Europe, and espresso machines, bean-to-cup machines, grinders and everything else between bean and cup, spare parts included.',
      'We store our coffee cool and dark and ship every working day from Hamburg. If you are not sure what to choose, our team will help by phone or e-mail.',
    ],
  },
];
