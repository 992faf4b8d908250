// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CommonMessages } from '../../../storefront/app/i18n/messages/message-types.ts';
import { messages as en } from './common-en.ts';
import { messages as fr } from './common-fr.ts';

/** For the server and for tests: browsers load one language (load-common.ts). */
export const commonMessages: Record<Language, CommonMessages> = { en, fr };
