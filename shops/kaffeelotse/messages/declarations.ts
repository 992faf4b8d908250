// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { declarations as da } from '../../../storefront/app/i18n/messages/da/declarations.ts';
import type { declarations as german } from '../../../storefront/app/i18n/messages/de/declarations.ts';
import { declarations as de } from '../../../storefront/app/i18n/messages/de/declarations.ts';
import { declarations as en } from '../../../storefront/app/i18n/messages/en/declarations.ts';

export const declarations: Record<Language, typeof german> = { de, en, da };
