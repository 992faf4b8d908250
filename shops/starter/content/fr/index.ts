import type { ContentFile } from '../../../../storefront/content/model.ts';

/** Collections are those of sandbox/examples/garden-tools: name your own. */
export const content: ContentFile = {
  site: {
    benefits: [
      {
        icon: 'package',
        text: 'Livraison gratuite dès {freeFrom}**',
      },
      {
        icon: 'package',
        text: 'Livraison {shippingCost}**',
      },
      {
        icon: 'truck',
        text: 'Livré en {deliveryDays} jours',
      },
    ],
    headerLinks: [{ icon: 'envelope-simple', text: 'Newsletter', link: { page: 'newsletter' } }],
    searchWords: ['Gants'],
    searchProducts: [],
    searchCollections: [{ title: 'Tout', collection: 'alles' }],
    cartLinks: ['alles'],
    cartAddOns: ['alles'],
  },
  home: [
    {
      type: 'hero',
      heading: 'Bienvenue.',
      text: 'Plus de {productsOver} produits, choisis avec soin.',
      image: 'hero',
      linkText: 'Découvrir les produits',
      link: { collection: 'alles' },
      showsRating: true,
    },
    {
      type: 'categories',
      categories: [
        { title: 'Couper', collection: 'scheren', icon: 'tag' },
        { title: 'Bêcher', collection: 'graben', icon: 'tag' },
      ],
    },
    {
      type: 'products',
      heading: 'Populaires en ce moment',
      collection: 'alles',
      count: 4,
      linkText: 'Toutes les meilleures ventes',
    },
    {
      type: 'text',
      paragraphs: [
        'Dis ici qui tu es, ce que tu vends et pourquoi il vaut la peine d’acheter chez toi.',
      ],
    },
  ],
  menus: {
    main: [
      {
        title: 'Tout',
        collection: 'alles',
        items: [
          {
            title: 'Tout',
            collection: 'alles',
            items: [
              { title: 'Couper', collection: 'scheren' },
              { title: 'Bêcher', collection: 'graben' },
            ],
          },
        ],
      },
      { title: 'Couper', collection: 'scheren' },
      { title: 'Bêcher', collection: 'graben' },
      { title: 'Conseils', article: 'conseils' },
    ],
    questions: [
      { title: 'Livraison', page: 'livraison' },
      { title: 'Retours', page: 'retours' },
      {
        title: 'Contact',
        url: 'mailto:{email}',
      },
    ],
    about: [
      { title: 'Qui nous sommes', page: 'a-propos' },
      { title: 'Newsletter', page: 'newsletter' },
    ],
    legal: [
      { title: 'Mentions légales', page: 'mentions-legales' },
      { title: 'Confidentialité', page: 'confidentialite' },
    ],
  },
  advice: {
    preparations: [],
    tastes: [],
  },
  discover: 'alles',
  brands: { main: null, equipment: null, featured: null },
  pages: { shippingCosts: 'livraison', privacy: 'confidentialite', imprint: 'mentions-legales' },
};
