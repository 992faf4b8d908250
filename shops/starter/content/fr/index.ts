import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { ShopContent } from '../../../../storefront/content/model.ts';
import { shop } from '../../shop.ts';

const { collection, page, article, address } = menuItems('fr');
const href = hrefsFor('fr');
const { money, roundMoney, range } = formatsFor('fr');

/** Collections are those of sandbox/examples/garden-tools: name your own. */
export const content: ShopContent = {
  header: {
    uspBar: ({ cost, freeFrom, days }) => [
      {
        icon: 'package',
        title: freeFrom
          ? `Livraison gratuite dès ${roundMoney(freeFrom)}**`
          : `Livraison ${money(cost)}**`,
      },
      { icon: 'truck', title: `Livré en ${range(days.min, days.max)} jours` },
    ],
    uspBarBackgroundColor: null,
    topBarBackgroundColor: null,
  },
  mainMenu: {
    groups: [
      { ...collection('Tout', 'alles'), boxes: 'range' },
      collection('Couper', 'scheren'),
      collection('Bêcher', 'graben'),
      article('Conseils', 'conseils'),
    ],
    offers: null,
    more: [{ icon: 'envelope-simple', ...page('Newsletter', 'newsletter') }],
  },
  menuBoxes: {
    range: [
      collection('Tout', 'alles', [
        collection('Couper', 'scheren'),
        collection('Bêcher', 'graben'),
      ]),
    ],
  },
  footer: {
    questions: [
      page('Livraison', 'livraison'),
      page('Retours', 'retours'),
      address('Contact', `mailto:${shop.email}`),
    ],
    about: [page('Qui nous sommes', 'a-propos'), page('Newsletter', 'newsletter')],
    legal: [
      page('Mentions légales', 'mentions-legales'),
      page('Confidentialité', 'confidentialite'),
    ],
    shippingCosts: href.page('livraison'),
    privacy: href.page('confidentialite'),
    imprint: href.page('mentions-legales'),
  },
  home: {
    popularCategories: [
      { title: 'Couper', collection: 'scheren', icon: 'tag' },
      { title: 'Bêcher', collection: 'graben', icon: 'tag' },
    ],
    discover: 'alles',
    bestSellers: 'alles',
    equipment: null,
    productOfTheMonth: null,
    advice: { preparations: [], tastes: [] },
    subscription: null,
    test: null,
    tutorials: null,
    about: ['Dis ici qui tu es, ce que tu vends et pourquoi il vaut la peine d’acheter chez toi.'],
  },
  brands: { coffee: null, equipment: null, featured: null },
  cart: { espresso: 'alles', equipment: null, addOns: 'alles', goWithAny: [] },
};
