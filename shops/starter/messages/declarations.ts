// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { declarations as german } from '../../../storefront/app/i18n/messages/de/declarations.ts';
import { declarations as en } from '../../../storefront/app/i18n/messages/en/declarations.ts';
import { declarations as fr } from '../../../storefront/app/i18n/messages/fr/declarations.ts';

export const declarations: Record<Language, typeof german> = { en, fr };
