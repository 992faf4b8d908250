// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CommonMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

export const commonMessages: Record<Language, () => Promise<{ messages: CommonMessages }>> = {
  en: () => import('./common-en.ts'),
  fr: () => import('./common-fr.ts'),
};
