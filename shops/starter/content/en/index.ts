import type { ContentFile } from '../../../../storefront/content/model.ts';

/** Collections are those of sandbox/examples/garden-tools: name your own. */
export const content: ContentFile = {
  site: {
    benefits: [
      {
        icon: 'package',
        text: 'Free shipping from {freeFrom}**',
      },
      {
        icon: 'package',
        text: 'Shipping {shippingCost}**',
      },
      {
        icon: 'truck',
        text: 'Delivery in {deliveryDays} days',
      },
    ],
    headerLinks: [{ icon: 'envelope-simple', text: 'Newsletter', link: { page: 'newsletter' } }],
    searchWords: ['Gloves'],
    searchProducts: [],
    searchCollections: [{ title: 'Everything', collection: 'everything' }],
    cartLinks: ['everything'],
    cartAddOns: ['everything'],
  },
  home: [
    {
      type: 'hero',
      heading: 'Welcome.',
      text: 'More than {productsOver} products, chosen with care.',
      image: 'hero',
      linkText: 'Discover the range',
      link: { collection: 'everything' },
      showsRating: true,
    },
    {
      type: 'categories',
      categories: [
        { title: 'Cutting', collection: 'scheren', icon: 'tag' },
        { title: 'Digging', collection: 'graben', icon: 'tag' },
      ],
    },
    {
      type: 'products',
      heading: 'Popular right now',
      collection: 'everything',
      count: 4,
      linkText: 'All best sellers',
    },
    {
      type: 'text',
      paragraphs: ['Say here who you are, what you sell and why it is worth buying from you.'],
    },
  ],
  menus: {
    main: [
      {
        title: 'Everything',
        collection: 'everything',
        items: [
          {
            title: 'Everything',
            collection: 'everything',
            items: [
              { title: 'Cutting', collection: 'scheren' },
              { title: 'Digging', collection: 'graben' },
            ],
          },
        ],
      },
      { title: 'Cutting', collection: 'scheren' },
      { title: 'Digging', collection: 'graben' },
      { title: 'Guides', article: 'guides' },
    ],
    questions: [
      { title: 'Shipping', page: 'shipping-delivery' },
      { title: 'Returns', page: 'returns-complaints-withdrawal' },
      {
        title: 'Contact',
        url: 'mailto:{email}',
      },
    ],
    about: [
      { title: 'About us', page: 'about-us' },
      { title: 'Newsletter', page: 'newsletter' },
    ],
    legal: [
      { title: 'Imprint', page: 'imprint' },
      { title: 'Privacy', page: 'privacy' },
    ],
  },
  advice: {
    preparations: [],
    tastes: [],
  },
  discover: 'everything',
  brands: { main: null, equipment: null, featured: null },
  pages: { shippingCosts: 'shipping-delivery', privacy: 'privacy', imprint: 'imprint' },
};
