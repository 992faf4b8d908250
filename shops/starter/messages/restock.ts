// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { restock as german } from '../../../storefront/app/i18n/messages/de/restock.ts';
import { restock as en } from '../../../storefront/app/i18n/messages/en/restock.ts';
import { restock as fr } from '../../../storefront/app/i18n/messages/fr/restock.ts';

export const restock: Record<Language, typeof german> = { en, fr };
