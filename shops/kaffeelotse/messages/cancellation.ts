// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { cancellation as da } from '../../../storefront/app/i18n/messages/da/cancellation.ts';
import type { cancellation as german } from '../../../storefront/app/i18n/messages/de/cancellation.ts';
import { cancellation as de } from '../../../storefront/app/i18n/messages/de/cancellation.ts';
import { cancellation as en } from '../../../storefront/app/i18n/messages/en/cancellation.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { cancellation as ownDa } from '../texts/da/cancellation.ts';
import { cancellation as ownDe } from '../texts/de/cancellation.ts';
import { cancellation as ownEn } from '../texts/en/cancellation.ts';

export const cancellation: Record<Language, typeof german> = {
  de: mergeMessages(de, ownDe),
  en: mergeMessages(en, ownEn),
  da: mergeMessages(da, ownDa),
};
