// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CartMessages } from '../../../storefront/app/i18n/messages/message-types.ts';
import { cart as da } from './cart-da.ts';
import { cart as de } from './cart-de.ts';
import { cart as en } from './cart-en.ts';

/** For the server and for tests: browsers load one language (load-cart.ts). */
export const cartMessages: Record<Language, CartMessages> = {
  de: { cart: de },
  en: { cart: en },
  da: { cart: da },
};
