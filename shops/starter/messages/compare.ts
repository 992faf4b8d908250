import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { compare as german } from '../../../storefront/app/i18n/messages/de/compare.ts';
import { compare as en } from '../../../storefront/app/i18n/messages/en/compare.ts';
import { compare as fr } from '../../../storefront/app/i18n/messages/fr/compare.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { compare as own } from './en.ts';

export const compare: Record<Language, typeof german> = { en: mergeMessages(en, own), fr };
