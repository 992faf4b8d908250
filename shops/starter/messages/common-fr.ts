// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { messages as base } from '../../../storefront/app/i18n/messages/fr/index.ts';

export const messages = base;
