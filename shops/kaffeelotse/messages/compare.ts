// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { compare as da } from '../../../storefront/app/i18n/messages/da/compare.ts';
import type { compare as german } from '../../../storefront/app/i18n/messages/de/compare.ts';
import { compare as de } from '../../../storefront/app/i18n/messages/de/compare.ts';
import { compare as en } from '../../../storefront/app/i18n/messages/en/compare.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { compare as ownDa } from '../texts/da/compare.ts';
import { compare as ownDe } from '../texts/de/compare.ts';
import { compare as ownEn } from '../texts/en/compare.ts';

export const compare: Record<Language, typeof german> = {
  de: mergeMessages(de, ownDe),
  en: mergeMessages(en, ownEn),
  da: mergeMessages(da, ownDa),
};
