import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { FooterContent } from '../../../../storefront/content/model.ts';
import { shop } from '../../shop.ts';

const { page, address } = menuItems('en');

export const footer: FooterContent = {
  questions: [
    address('Help & FAQ', shop.helpUrl),
    page('Shipping & delivery', 'shipping-delivery'),
    page('Payment', 'payment'),
    page('Returns & withdrawal', 'returns-complaints-withdrawal'),
    page('Click & collect', 'click-collect'),
    address('Contact', `mailto:${shop.email}`),
  ],
  about: [
    page('Our team', 'our-team'),
    page('Coffee workshops', 'coffee-workshops'),
    page('Ordering benefits', 'ordering-benefits'),
    page('Newsletter', 'newsletter'),
    address('Coffeeworld magazine', shop.blogUrl),
  ],
  legal: [
    page('Terms of service', 'terms-of-service'),
    page('Imprint', 'imprint'),
    page('Privacy', 'privacy'),
    page('Withdrawal', 'returns-complaints-withdrawal'),
    page('Legal guarantee', 'legal-guarantee'),
    page('Disposal', 'disposal'),
    page('Accessibility', 'accessibility'),
  ],
  shippingCosts: page('', 'shipping-delivery').url,
  privacy: page('', 'privacy').url,
  imprint: page('', 'imprint').url,
};
