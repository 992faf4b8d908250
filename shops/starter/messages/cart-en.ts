// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { cart as base } from '../../../storefront/app/i18n/messages/en/cart.ts';

export const cart = base;
