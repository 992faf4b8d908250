// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { withdrawal as german } from '../../../storefront/app/i18n/messages/de/withdrawal.ts';
import { withdrawal as en } from '../../../storefront/app/i18n/messages/en/withdrawal.ts';
import { withdrawal as fr } from '../../../storefront/app/i18n/messages/fr/withdrawal.ts';

export const withdrawal: Record<Language, typeof german> = { en, fr };
