/** The languages the sandbox's own pages are written in; a catalogue need not have all of them. */
export const languages = ['de', 'en', 'da'] as const;
export type Language = (typeof languages)[number];
export type Localized<T = string> = Record<Language, T>;

export function sameInAllLanguages(text: string): Localized {
  return { de: text, en: text, da: text };
}
