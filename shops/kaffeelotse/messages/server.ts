import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { serverMessages as da } from '../../../storefront/app/i18n/messages/da/server/index.ts';
import { serverMessages as de } from '../../../storefront/app/i18n/messages/de/server/index.ts';
import { serverMessages as en } from '../../../storefront/app/i18n/messages/en/server/index.ts';
import type { ServerMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

export const serverMessages: Record<Language, ServerMessages> = { de, en, da };
