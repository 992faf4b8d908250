import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CommonMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

export const commonMessages: Record<Language, () => Promise<{ messages: CommonMessages }>> = {
  en: () => import('./english.ts'),
  fr: () => import('../../../storefront/app/i18n/messages/fr/index.ts'),
};
