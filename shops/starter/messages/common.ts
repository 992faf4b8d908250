import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { messages as fr } from '../../../storefront/app/i18n/messages/fr/index.ts';
import type { CommonMessages } from '../../../storefront/app/i18n/messages/message-types.ts';
import { messages as en } from './english.ts';

/** For the server and for tests: browsers load one language (load-common.ts). */
export const commonMessages: Record<Language, CommonMessages> = { en, fr };
