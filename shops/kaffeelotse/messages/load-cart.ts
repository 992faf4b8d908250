// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CartMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

export const cartMessages: Record<Language, () => Promise<CartMessages>> = {
  de: () => import('./cart-de.ts'),
  en: () => import('./cart-en.ts'),
  da: () => import('./cart-da.ts'),
};
