import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const newsletterPages = {
  confirm: { toShop: 'Discover coffee', state: { confirmed: { title: 'Welcome aboard.' } } },
} satisfies OwnTexts['newsletterPages'];
