/** The names of a catalogue's files of records, without .json or .jsonl. */
export const recordFiles = {
  products: 'products',
  collections: 'collections',
  metaobjects: 'metaobjects',
  sellingPlanGroups: 'selling-plan-groups',
  discounts: 'discounts',
  giftCards: 'gift-cards',
  redirects: 'redirects',
  pictures: 'pictures',
  pages: 'pages',
  blogs: 'blogs',
  policies: 'policies',
  menus: 'menus',
} as const;
