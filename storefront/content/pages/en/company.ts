import { shop } from '../../../app/commerce/shop.ts';
import { menuItems } from '../../menu-items.ts';
import type { TranslatedPages } from '../model.ts';

const { collection, page } = menuItems('en');

export const company: Pick<
  TranslatedPages,
  'about' | 'workshops' | 'co2' | 'terms' | 'imprint' | 'privacy' | 'accessibility'
> = {
  about: {
    title: 'Our team',
    description: 'Who we are and how we choose.',
    paragraphs: [
      'A pilot comes aboard when the water gets difficult, knows every shoal, takes no command and leaves when you are safe. That is how we want to sell coffee.',
      'We taste every roast, weigh every bag and test every machine before it goes on the shelf. What we measured stands on the product page, even where something does not fit.',
      'Kaffeelotse is an official partner of a specialty coffee association.',
    ],
    links: [
      page('Coffee workshops', 'coffee-workshops'),
      page('Ordering benefits', 'ordering-benefits'),
    ],
  },
  workshops: {
    title: 'Coffee workshops',
    description: 'Espresso, filter coffee and latte art in small groups.',
    paragraphs: [
      'We have prepared three subjects: dialling in espresso, filter coffee by hand, and latte art for beginners.',
      'New dates are not fixed yet; they will appear on this page.',
      'Until then the guides help: setting the grind and steaming milk are easily practised at home.',
    ],
    links: [page('Setting the grind', 'grind-setting'), page('Latte art', 'latte-art')],
  },
  co2: {
    title: 'CO₂ compensation',
    description: 'What we compensate when your order is shipped.',
    paragraphs: [
      'Every delivery is CO₂-compensated, at no extra charge and with no box to tick at the checkout.',
      'What never travels helps most: one large order is better than three small ones, and by subscription the coffee comes at the pace at which you drink it.',
      'Compensating is not avoiding. That is why we pack without plastic chips and in boxes that fit the goods.',
    ],
    links: [collection('Coffee subscription', 'coffee-subscription')],
  },
  terms: {
    title: 'Terms of service',
    description: 'The rules for orders at Kaffeelotse.',
    paragraphs: [
      'Kaffeelotse is a demonstration shop: brands, products and prices are invented, and no order is delivered. Whoever runs this software as a real shop replaces this page with their own terms.',
      'For the demonstration: the contract is concluded when you place a binding order at the checkout. All prices include statutory VAT; shipping costs are added and shown before you order.',
      `You may withdraw within ${shop.withdrawalDays} days. A subscription runs until you cancel it, which you can do at any time.`,
    ],
    links: [
      page('Shipping & delivery', 'shipping-delivery'),
      page('Returns & withdrawal', 'returns-complaints-withdrawal'),
    ],
  },
  imprint: {
    title: 'Imprint',
    description: 'Who is responsible for these pages.',
    paragraphs: [
      'Kaffeelotse is an invented shop that demonstrates open-source software. Names, brands and products are made up; any likeness to real ones is unintended.',
      `Mail for the shop goes to ${shop.email}.`,
      'Whoever operates this software enters company, address, representatives and register number here.',
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'Which data arise, what for and for how long.',
    paragraphs: [
      'Whoever only looks around leaves nothing with us: the pages set no cookie and load nothing from other servers for advertising or statistics.',
      'When you put something into the cart, a cookie named storefront_cart_id remembers its number. Without it your browser could not find the cart again; scripts cannot read it.',
      'Address and payment are entered at the checkout of the commerce platform. Your customer account lives there as well.',
      `For information about your data, or to have them deleted, write to ${shop.email}.`,
    ],
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How accessible this shop is and whom to turn to.',
    paragraphs: [
      'We follow the WCAG 2.2, level AA. All pages can be used with the keyboard, enlarged to 200% and read at a width of 320 pixels without scrolling sideways.',
      'The shop works without JavaScript. Whoever has asked for less motion sees none.',
      'Automatic checks run with every change; they do not find everything.',
      `If you meet an obstacle, write to ${shop.email}: the page, your device and what you were trying to do are enough.`,
    ],
  },
};
