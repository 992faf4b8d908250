import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const restock = {
  link: { toShop: 'Udforsk kaffe' },
} satisfies OwnTexts['restock'];
