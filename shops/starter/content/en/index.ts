import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { ShopContent } from '../../../../storefront/content/model.ts';
import { shop } from '../../shop.ts';

const { collection, page, article, address } = menuItems('en');
const href = hrefsFor('en');
const { money, roundMoney, range } = formatsFor('en');

/** Collections are those of sandbox/examples/garden-tools: name your own. */
export const content: ShopContent = {
  header: {
    uspBar: ({ cost, freeFrom, days }) => [
      {
        icon: 'package',
        title: freeFrom
          ? `Free shipping from ${roundMoney(freeFrom)}**`
          : `Shipping ${money(cost)}**`,
      },
      { icon: 'truck', title: `Delivery in ${range(days.min, days.max)} days` },
    ],
    uspBarBackgroundColor: null,
    topBarBackgroundColor: null,
  },
  mainMenu: {
    groups: [
      { ...collection('Everything', 'everything'), boxes: 'range' },
      collection('Cutting', 'scheren'),
      collection('Digging', 'graben'),
      article('Guides', 'guides'),
    ],
    offers: null,
    more: [{ icon: 'envelope-simple', ...page('Newsletter', 'newsletter') }],
  },
  menuBoxes: {
    range: [
      collection('Everything', 'everything', [
        collection('Cutting', 'scheren'),
        collection('Digging', 'graben'),
      ]),
    ],
  },
  footer: {
    questions: [
      page('Shipping', 'shipping-delivery'),
      page('Returns', 'returns-complaints-withdrawal'),
      address('Contact', `mailto:${shop.email}`),
    ],
    about: [page('About us', 'about-us'), page('Newsletter', 'newsletter')],
    legal: [page('Imprint', 'imprint'), page('Privacy', 'privacy')],
    shippingCosts: href.page('shipping-delivery'),
    privacy: href.page('privacy'),
    imprint: href.page('imprint'),
  },
  home: {
    popularCategories: [
      { title: 'Cutting', collection: 'scheren', icon: 'tag' },
      { title: 'Digging', collection: 'graben', icon: 'tag' },
    ],
    discover: 'everything',
    bestSellers: 'everything',
    equipment: null,
    productOfTheMonth: null,
    advice: { preparations: [], tastes: [] },
    subscription: null,
    test: null,
    tutorials: null,
    about: ['Say here who you are, what you sell and why it is worth buying from you.'],
  },
  brands: { coffee: null, equipment: null, featured: null },
  cart: { espresso: 'everything', equipment: null, addOns: 'everything', goWithAny: [] },
};
