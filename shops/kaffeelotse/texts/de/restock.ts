import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const restock = {
  link: { toShop: 'Kaffee entdecken' },
} satisfies OwnTexts['restock'];
