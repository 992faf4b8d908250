import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const compare = {
  kinds: { device: { title: 'Compare equipment' } },
  nothingText: 'Add two or three coffees or devices from a card or a product page.',
  toProducts: 'See the coffees',
} satisfies OwnTexts['compare'];
