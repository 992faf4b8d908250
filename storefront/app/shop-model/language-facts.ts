import type { LanguageCode } from '../commerce/operations/generated.ts';

/** What the storefront knows of a language beside its texts. */
export interface LanguageFacts {
  /** The first part of its addresses, as in /en. */
  key: string;
  /** The platform's code. */
  code: LanguageCode;
  /** For prices, dates and sorting. */
  locale: string;
  /** In the language itself. */
  name: string;
  /** Its symbol in theme/flags.svg: flag emoji are not available on Windows. */
  flag: string;
}
