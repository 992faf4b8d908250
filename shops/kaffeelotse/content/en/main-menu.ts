import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { OwnMainMenu } from '../own-content.ts';

const { article, brands, collection, page } = menuItems('en');

const offers = collection('Offers', 'offers');

/** Beside the boxes of a group. */
const tiles = {
  coffee: {
    title: 'Coffee on subscription, always freshly roasted',
    text: '10% off. Change or cancel at any time.',
    linkText: 'See the coffee subscription',
    url: collection('', 'coffee-subscription').url,
    picture: 'subscription',
  },
  brands: {
    title: 'Product of the month',
    text: 'One of 1,000 coffees: the one we drink every day just now.',
    linkText: 'Have a look',
    url: collection('', 'product-of-the-month').url,
    picture: 'month',
  },
  machines: {
    title: 'The Northfold Molo, tested',
    text: 'Three weeks on our counter, measured instead of guessed.',
    linkText: 'Read the review',
    url: article('', 'test-northfold-molo-siebtraegermaschine').url,
    picture: 'machine',
  },
  accessories: {
    title: 'Clean tastes better',
    text: 'What machine and grinder need, and how often.',
    linkText: 'See cleaning',
    url: collection('', 'cleaning-and-care').url,
    picture: 'cleaning',
  },
  advice: {
    title: 'Which coffee suits you?',
    text: 'Three questions, and there they are.',
    linkText: 'To the coffee advisor',
    url: page('', 'coffee-advisor').url,
    picture: 'advisor',
  },
};

export const mainMenu: OwnMainMenu = {
  groups: [
    { ...collection('Coffee', 'coffee'), boxes: 'coffee', tile: tiles.coffee },
    { ...brands('Roasters and Brands'), boxes: 'brands', tile: tiles.brands },
    {
      ...collection('Coffee Machines', 'coffee-machines'),
      boxes: 'machines',
      tile: tiles.machines,
    },
    { ...collection('Accessories', 'accessories'), boxes: 'accessories', tile: tiles.accessories },
    offers,
    collection('New', 'new'),
    { ...page('Advice', 'coffee-advisor'), boxes: 'advice', tile: tiles.advice },
  ],
  offers: offers.id,
  more: [
    { icon: 'arrows-clockwise', ...collection('Coffee subscription', 'coffee-subscription') },
    { icon: 'gift', ...collection('Gift cards', 'gift-vouchers') },
    { icon: 'envelope-simple', ...page('Newsletter', 'newsletter') },
  ],
};
