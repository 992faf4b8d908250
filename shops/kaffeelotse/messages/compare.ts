import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { compare as da } from '../../../storefront/app/i18n/messages/da/compare.ts';
import { compare as de } from '../../../storefront/app/i18n/messages/de/compare.ts';
import { compare as en } from '../../../storefront/app/i18n/messages/en/compare.ts';

export const compare: Record<Language, typeof de> = { de, en, da };
