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
  /** The country whose market its pages sell in, where that is not the shop's home: `/da` in Denmark. */
  market?: string;
  /** Its symbol in theme/flags.svg: flag emoji are not available on Windows. */
  flag: string;
}
