import type { ContentFile } from '../../../../storefront/content/model.ts';

export const site: ContentFile['site'] = {
  benefits: [
    {
      icon: 'truck',
      text: 'Delivery time {deliveryDays} days',
    },
    {
      icon: 'package',
      text: 'Free shipping from {freeFrom}**',
      link: { page: 'shipping-delivery' },
    },
    {
      icon: 'package',
      text: 'Shipping {shippingCost}**',
      link: { page: 'shipping-delivery' },
    },
    { icon: 'check-bold', text: 'Fast and reliable delivery' },
  ],
  headerLinks: [
    {
      icon: 'arrows-clockwise',
      text: 'Coffee subscription',
      link: { collection: 'coffee-subscription' },
    },
    { icon: 'gift', text: 'Gift cards', link: { collection: 'gift-vouchers' } },
    { icon: 'envelope-simple', text: 'Newsletter', link: { page: 'newsletter' } },
  ],
  offers: 'offers',
  menuTile: {
    heading: 'Coffee on subscription, always freshly roasted',
    text: '10% off. Change or cancel at any time.',
    image: 'menuTile',
    linkText: 'See the coffee subscription',
    link: { collection: 'coffee-subscription' },
  },
  searchWords: [
    'Espresso',
    'Taster pack',
    'Decaf',
    'Pour-over',
    'Descaler',
    'Espresso machine',
    'Oat milk',
    'Gift card',
  ],
  searchProducts: [
    'kernel-co-night-shift-espresso',
    'maison-taverel-bon-dimanche-caffe-crema',
    'molvetta-reise-hand-grinder',
    'kellstroem-pil-gooseneck-kettle',
  ],
  searchCollections: [
    { title: 'Espresso savings packs', collection: 'espresso-savings-packs' },
    { title: 'Filter coffee', collection: 'filter-coffee' },
    { title: 'Coffee grinders', collection: 'coffee-grinders' },
    { title: 'Gift cards', collection: 'gift-vouchers' },
  ],
  cartLinks: ['espresso-whole-bean', 'coffee-machines'],
  cartAddOns: ['accessories', 'milk-delicacies', 'cups-and-glasses'],
};
