import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { cancellation as german } from '../../../storefront/app/i18n/messages/de/cancellation.ts';
import { cancellation as en } from '../../../storefront/app/i18n/messages/en/cancellation.ts';
import { cancellation as fr } from '../../../storefront/app/i18n/messages/fr/cancellation.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { cancellation as own } from './en.ts';

export const cancellation: Record<Language, typeof german> = { en: mergeMessages(en, own), fr };
