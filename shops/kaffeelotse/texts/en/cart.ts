import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const cart = {
  description:
    'Your cart at Kaffeelotse: quantities, vouchers, delivery and the way to the checkout.',
  emptyLead: 'No course set yet? Here are two good directions.',
  discoverMain: 'Discover espresso',
  legalGuarantee: {
    liability:
      'As the seller we are liable for everything you buy here, coffee included. A manufacturer’s guarantee only adds to that.',
  },
} satisfies OwnTexts['cart'];
