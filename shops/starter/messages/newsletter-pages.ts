import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { newsletterPages as german } from '../../../storefront/app/i18n/messages/de/newsletter-pages.ts';
import { newsletterPages as en } from '../../../storefront/app/i18n/messages/en/newsletter-pages.ts';
import { newsletterPages as fr } from '../../../storefront/app/i18n/messages/fr/newsletter-pages.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { newsletterPages as own } from './en.ts';

export const newsletterPages: Record<Language, typeof german> = { en: mergeMessages(en, own), fr };
