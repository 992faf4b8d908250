import type { PageIcon } from '../../../storefront/app/commerce/search/search.ts';
import type { SearchVocabulary } from '../../../storefront/app/commerce/search/vocabulary.ts';
import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { searchVocabulary as da } from './da/search.ts';
import { searchVocabulary as de } from './de/search.ts';
import { searchVocabulary as en } from './en/search.ts';

/** Stays on the server: browsers ask it what a query means. */
export const searchVocabularies: Record<Language, SearchVocabulary> = { de, en, da };

/** By the document or route of the help page. */
export const helpIcons: Partial<Record<string, PageIcon>> = {
  cancellation: 'x-circle',
  subscription: 'arrows-clockwise',
  withdrawal: 'arrow-u-up-left',
  newsletter: 'envelope-simple',
  'pages/shipping': 'truck',
  'pages/returns': 'arrow-u-up-left',
  'pages/payment': 'credit-card',
  'pages/click-collect': 'map-pin',
  'pages/imprint': 'envelope-simple',
  'pages/about': 'users-three',
  'pages/legal-guarantee': 'shield-check',
  'pages/disposal': 'trash',
  'pages/privacy': 'lock-simple',
  'pages/workshops': 'calendar-blank',
  'pages/jobs': 'users-three',
  'pages/advisor': 'coffee',
};
