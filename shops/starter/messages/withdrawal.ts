import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { withdrawal as german } from '../../../storefront/app/i18n/messages/de/withdrawal.ts';
import { withdrawal as en } from '../../../storefront/app/i18n/messages/en/withdrawal.ts';
import { withdrawal as fr } from '../../../storefront/app/i18n/messages/fr/withdrawal.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { withdrawal as own } from './en.ts';

export const withdrawal: Record<Language, typeof german> = { en: mergeMessages(en, own), fr };
