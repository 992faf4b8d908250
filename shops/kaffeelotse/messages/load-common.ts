// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CommonMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

export const commonMessages: Record<Language, () => Promise<{ messages: CommonMessages }>> = {
  de: () => import('./common-de.ts'),
  en: () => import('./common-en.ts'),
  da: () => import('./common-da.ts'),
};
