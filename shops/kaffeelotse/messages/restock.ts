import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { restock as da } from '../../../storefront/app/i18n/messages/da/restock.ts';
import { restock as de } from '../../../storefront/app/i18n/messages/de/restock.ts';
import { restock as en } from '../../../storefront/app/i18n/messages/en/restock.ts';

export const restock: Record<Language, typeof de> = { de, en, da };
