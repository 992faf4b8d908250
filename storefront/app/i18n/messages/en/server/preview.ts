import type { preview as german } from '../../de/server/preview.ts';

export const preview: typeof german = {
  name: 'Preview',
  about: 'Drafts are shown. Visitors do not see them.',
  edit: 'Edit',
  end: 'End preview',
  showNow: 'Show changes now',
  showNowShort: 'Show now',
  more: 'More',
  editSection: 'Edit section',
  draft: 'Draft',
  rejected: (count) =>
    count === 1 ? '1 piece of content rejected' : `${count} pieces of content rejected`,
  notShown: (name) => `“${name}” is not shown`,
  partlyShown: (name) => `“${name}” is not shown completely`,
  pieces: {
    home: 'Home page',
    site: 'Bars and search',
    menus: 'Menus',
    page: 'This page',
    article: 'This article',
  },
  sections: {
    hero: 'Hero',
    categories: 'Categories',
    products: 'Product row',
    feature: 'Product of the month',
    teasers: 'Teasers',
    brands: 'Brands',
    articles: 'Articles',
    text: 'Text',
    module: 'Advisor',
  },
  signIn: {
    intro: 'For the editors of this shop only.',
    passphrase: 'Passphrase',
    open: 'Open preview',
    wrong: 'The passphrase is wrong.',
    tooMany: 'Too many attempts. Please try again in ten minutes.',
  },
};
