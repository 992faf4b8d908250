import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { OwnMainMenu } from '../own-content.ts';

const { brands, collection, page } = menuItems('en');

const offers = collection('Offers', 'offers');

export const mainMenu: OwnMainMenu = {
  groups: [
    { ...collection('Coffee', 'coffee'), boxes: 'coffee' },
    { ...brands('Roasters and Brands'), boxes: 'brands' },
    { ...collection('Coffee Machines', 'coffee-machines'), boxes: 'machines' },
    { ...collection('Accessories', 'accessories'), boxes: 'accessories' },
    offers,
    collection('New', 'new'),
    { ...page('Advice', 'coffee-advisor'), boxes: 'advice' },
  ],
  offers: offers.id,
  more: [
    { icon: 'arrows-clockwise', ...collection('Coffee subscription', 'coffee-subscription') },
    { icon: 'gift', ...collection('Gift cards', 'gift-vouchers') },
    { icon: 'envelope-simple', ...page('Newsletter', 'newsletter') },
  ],
  tile: {
    title: 'Coffee on subscription, always freshly roasted',
    text: '10% off. Change or cancel at any time.',
    linkText: 'See the coffee subscription',
    url: collection('', 'coffee-subscription').url,
  },
};
