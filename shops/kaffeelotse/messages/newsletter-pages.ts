import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { newsletterPages as da } from '../../../storefront/app/i18n/messages/da/newsletter-pages.ts';
import { newsletterPages as de } from '../../../storefront/app/i18n/messages/de/newsletter-pages.ts';
import { newsletterPages as en } from '../../../storefront/app/i18n/messages/en/newsletter-pages.ts';

export const newsletterPages: Record<Language, typeof de> = { de, en, da };
