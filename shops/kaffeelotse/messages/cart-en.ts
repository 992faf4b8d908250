// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { cart as base } from '../../../storefront/app/i18n/messages/en/cart.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { cart as own } from '../texts/en/cart.ts';

export const cart = mergeMessages(base, own);
