import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { withdrawal as da } from '../../../storefront/app/i18n/messages/da/withdrawal.ts';
import { withdrawal as de } from '../../../storefront/app/i18n/messages/de/withdrawal.ts';
import { withdrawal as en } from '../../../storefront/app/i18n/messages/en/withdrawal.ts';

export const withdrawal: Record<Language, typeof de> = { de, en, da };
