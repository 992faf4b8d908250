// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { serverMessages as en } from '../../../storefront/app/i18n/messages/en/server/index.ts';
import { serverMessages as fr } from '../../../storefront/app/i18n/messages/fr/server/index.ts';
import type { ServerMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

export const serverMessages: Record<Language, ServerMessages> = { en, fr };
