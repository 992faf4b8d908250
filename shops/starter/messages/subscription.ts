import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { subscription as german } from '../../../storefront/app/i18n/messages/de/subscription.ts';
import { subscription as en } from '../../../storefront/app/i18n/messages/en/subscription.ts';
import { subscription as fr } from '../../../storefront/app/i18n/messages/fr/subscription.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { subscription as own } from './en.ts';

export const subscription: Record<Language, typeof german> = { en: mergeMessages(en, own), fr };
