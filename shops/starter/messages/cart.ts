// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CartMessages } from '../../../storefront/app/i18n/messages/message-types.ts';
import { cart as en } from './cart-en.ts';
import { cart as fr } from './cart-fr.ts';

/** For the server and for tests: browsers load one language (load-cart.ts). */
export const cartMessages: Record<Language, CartMessages> = { en: { cart: en }, fr: { cart: fr } };
