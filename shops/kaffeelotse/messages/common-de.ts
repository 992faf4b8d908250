// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { coffee } from '../../../storefront/app/coffee/messages/de/common.ts';
import { messages as base } from '../../../storefront/app/i18n/messages/de/index.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { common as own } from '../texts/de/common.ts';

export const messages = mergeMessages({ ...base, coffee }, own);
