// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { newsletterPages as da } from '../../../storefront/app/i18n/messages/da/newsletter-pages.ts';
import type { newsletterPages as german } from '../../../storefront/app/i18n/messages/de/newsletter-pages.ts';
import { newsletterPages as de } from '../../../storefront/app/i18n/messages/de/newsletter-pages.ts';
import { newsletterPages as en } from '../../../storefront/app/i18n/messages/en/newsletter-pages.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { newsletterPages as ownDa } from '../texts/da/newsletter-pages.ts';
import { newsletterPages as ownDe } from '../texts/de/newsletter-pages.ts';
import { newsletterPages as ownEn } from '../texts/en/newsletter-pages.ts';

export const newsletterPages: Record<Language, typeof german> = {
  de: mergeMessages(de, ownDe),
  en: mergeMessages(en, ownEn),
  da: mergeMessages(da, ownDa),
};
