import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { cancellation as da } from '../../../storefront/app/i18n/messages/da/cancellation.ts';
import { cancellation as de } from '../../../storefront/app/i18n/messages/de/cancellation.ts';
import { cancellation as en } from '../../../storefront/app/i18n/messages/en/cancellation.ts';

export const cancellation: Record<Language, typeof de> = { de, en, da };
