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
  menuTiles: [
    {
      heading: 'Coffee on subscription, always freshly roasted',
      text: '10% off. Change or cancel at any time.',
      image: 'menuSubscription',
      linkText: 'See the coffee subscription',
      link: { collection: 'coffee-subscription' },
    },
    {
      heading: 'Three coffees to get to know',
      text: 'Our taster packs: small bags, big differences.',
      image: 'tasting',
      linkText: 'See the taster packs',
      link: { collection: 'taster-packs' },
    },
    {
      heading: 'Measured, not guessed',
      text: 'Machines and grinders in our tests, with scores and verdicts.',
      image: 'tests',
      linkText: 'See the tests',
      link: { article: 'knowledge' },
    },
    {
      heading: 'Clean tastes better',
      text: 'Tablets, descalers and brushes for any machine.',
      image: 'cleaning',
      linkText: 'See cleaning and care',
      link: { collection: 'cleaning-and-care' },
    },
    {
      heading: 'Which coffee suits you?',
      text: 'Three questions, and you see the coffees that fit.',
      image: 'advisor',
      linkText: 'Start the coffee advisor',
      link: { page: 'coffee-advisor' },
    },
  ],
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
