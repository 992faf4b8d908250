// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { restock as da } from '../../../storefront/app/i18n/messages/da/restock.ts';
import type { restock as german } from '../../../storefront/app/i18n/messages/de/restock.ts';
import { restock as de } from '../../../storefront/app/i18n/messages/de/restock.ts';
import { restock as en } from '../../../storefront/app/i18n/messages/en/restock.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { restock as ownDa } from '../texts/da/restock.ts';
import { restock as ownDe } from '../texts/de/restock.ts';
import { restock as ownEn } from '../texts/en/restock.ts';

export const restock: Record<Language, typeof german> = {
  de: mergeMessages(de, ownDe),
  en: mergeMessages(en, ownEn),
  da: mergeMessages(da, ownDa),
};
