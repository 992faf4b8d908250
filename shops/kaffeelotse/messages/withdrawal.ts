// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { withdrawal as da } from '../../../storefront/app/i18n/messages/da/withdrawal.ts';
import type { withdrawal as german } from '../../../storefront/app/i18n/messages/de/withdrawal.ts';
import { withdrawal as de } from '../../../storefront/app/i18n/messages/de/withdrawal.ts';
import { withdrawal as en } from '../../../storefront/app/i18n/messages/en/withdrawal.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { withdrawal as ownDa } from '../texts/da/withdrawal.ts';
import { withdrawal as ownDe } from '../texts/de/withdrawal.ts';
import { withdrawal as ownEn } from '../texts/en/withdrawal.ts';

export const withdrawal: Record<Language, typeof german> = {
  de: mergeMessages(de, ownDe),
  en: mergeMessages(en, ownEn),
  da: mergeMessages(da, ownDa),
};
