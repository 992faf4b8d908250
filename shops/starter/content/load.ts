import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { ShopContent } from '../../../storefront/content/model.ts';

/** For browsers: one language each. */
export const contentFiles: Record<Language, () => Promise<{ content: ShopContent }>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
};
