import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { subscription as da } from '../../../storefront/app/i18n/messages/da/subscription.ts';
import { subscription as de } from '../../../storefront/app/i18n/messages/de/subscription.ts';
import { subscription as en } from '../../../storefront/app/i18n/messages/en/subscription.ts';

export const subscription: Record<Language, typeof de> = { de, en, da };
