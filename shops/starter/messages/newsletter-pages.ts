// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { newsletterPages as german } from '../../../storefront/app/i18n/messages/de/newsletter-pages.ts';
import { newsletterPages as en } from '../../../storefront/app/i18n/messages/en/newsletter-pages.ts';
import { newsletterPages as fr } from '../../../storefront/app/i18n/messages/fr/newsletter-pages.ts';

export const newsletterPages: Record<Language, typeof german> = { en, fr };
