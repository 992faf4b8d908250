// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { subscription as da } from '../../../storefront/app/coffee/messages/da/subscription.ts';
import type { subscription as german } from '../../../storefront/app/coffee/messages/de/subscription.ts';
import { subscription as de } from '../../../storefront/app/coffee/messages/de/subscription.ts';
import { subscription as en } from '../../../storefront/app/coffee/messages/en/subscription.ts';
import type { Language } from '../../../storefront/app/i18n/languages.ts';

export const subscription: Record<Language, typeof german> = { de, en, da };
