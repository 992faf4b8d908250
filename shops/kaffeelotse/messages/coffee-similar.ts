// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { similarCoffee as da } from '../../../storefront/app/coffee/messages/da/similar.ts';
import type { similarCoffee as german } from '../../../storefront/app/coffee/messages/de/similar.ts';
import { similarCoffee as de } from '../../../storefront/app/coffee/messages/de/similar.ts';
import { similarCoffee as en } from '../../../storefront/app/coffee/messages/en/similar.ts';
import type { Language } from '../../../storefront/app/i18n/languages.ts';

export const similarCoffee: Record<Language, typeof german> = { de, en, da };
