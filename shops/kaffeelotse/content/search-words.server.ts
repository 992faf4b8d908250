// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { SearchVocabulary } from '../../../storefront/app/commerce/search/vocabulary.ts';
import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { searchVocabulary as da } from './da/search.ts';
import { searchVocabulary as de } from './de/search.ts';
import { searchVocabulary as en } from './en/search.ts';

/** Stays on the server: browsers ask it what a query means (docs/content.md#search-words). */
export const searchVocabularies: Record<Language, SearchVocabulary> = { de, en, da };
