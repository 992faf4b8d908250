// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { compare as german } from '../../../storefront/app/i18n/messages/de/compare.ts';
import { compare as en } from '../../../storefront/app/i18n/messages/en/compare.ts';
import { compare as fr } from '../../../storefront/app/i18n/messages/fr/compare.ts';

export const compare: Record<Language, typeof german> = { en, fr };
