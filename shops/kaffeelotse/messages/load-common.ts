import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { CommonMessages } from '../../../storefront/app/i18n/messages/message-types.ts';

export const commonMessages: Record<Language, () => Promise<{ messages: CommonMessages }>> = {
  de: () => import('../../../storefront/app/i18n/messages/de/index.ts'),
  en: () => import('../../../storefront/app/i18n/messages/en/index.ts'),
  da: () => import('../../../storefront/app/i18n/messages/da/index.ts'),
};
