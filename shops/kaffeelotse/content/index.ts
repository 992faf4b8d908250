// All languages at once: for the server and for tests. The browser loads only its own (load-content.ts).
import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { EmptySearch } from '../../../storefront/content/model.ts';
import { emptySearch as daEmptySearch } from './da/empty-search.ts';
import { content as da } from './da/index.ts';
import { emptySearch as deEmptySearch } from './de/empty-search.ts';
import { content as de } from './de/index.ts';
import { emptySearch as enEmptySearch } from './en/empty-search.ts';
import { content as en } from './en/index.ts';
import type { OwnContent } from './own-content.ts';

export const allContent: Record<Language, OwnContent> = { de, en, da };

export const allEmptySearches: Record<Language, EmptySearch> = {
  de: deEmptySearch,
  en: enEmptySearch,
  da: daEmptySearch,
};
