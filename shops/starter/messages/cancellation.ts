// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { cancellation as german } from '../../../storefront/app/i18n/messages/de/cancellation.ts';
import { cancellation as en } from '../../../storefront/app/i18n/messages/en/cancellation.ts';
import { cancellation as fr } from '../../../storefront/app/i18n/messages/fr/cancellation.ts';

export const cancellation: Record<Language, typeof german> = { en, fr };
