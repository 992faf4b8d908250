import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { messages as da } from '../../../storefront/app/i18n/messages/da/index.ts';
import { messages as de } from '../../../storefront/app/i18n/messages/de/index.ts';
import { messages as en } from '../../../storefront/app/i18n/messages/en/index.ts';
import type { CommonMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

/** For the server and for tests: browsers load one language (load-common.ts). */
export const commonMessages: Record<Language, CommonMessages> = { de, en, da };
