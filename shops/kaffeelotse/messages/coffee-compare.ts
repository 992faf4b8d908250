// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { coffeeComparison as da } from '../../../storefront/app/coffee/messages/da/compare.ts';
import type { coffeeComparison as german } from '../../../storefront/app/coffee/messages/de/compare.ts';
import { coffeeComparison as de } from '../../../storefront/app/coffee/messages/de/compare.ts';
import { coffeeComparison as en } from '../../../storefront/app/coffee/messages/en/compare.ts';
import type { Language } from '../../../storefront/app/i18n/languages.ts';

export const coffeeComparison: Record<Language, typeof german> = { de, en, da };
