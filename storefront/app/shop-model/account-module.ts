import type { Language } from '../i18n/languages.ts';

/** Of the pages of customer accounts, on the server. */
export interface AccountModule {
  name: string;
  /** What a customer owns, in words; null for an entry that the module does not know. */
  describeEquipment(entry: string, language: Language): string[] | null;
}
