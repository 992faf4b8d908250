import type { Language, Localized } from '../model.ts';

export function localized<T = string>(make: (language: Language) => T): Localized<T> {
  return { de: make('de'), en: make('en'), da: make('da') };
}

export const same = (text: string): Localized => ({ de: text, en: text, da: text });

/** Puts `{slots}` into a template; an unfilled slot is an error in the source data. */
export function fill(
  template: Localized,
  slots: Record<string, Localized | string | number>,
): Localized {
  return localized((language) =>
    template[language].replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = slots[slot];
      if (value === undefined) throw new Error(`no {${slot}} for "${template[language]}"`);
      return typeof value === 'object' ? value[language] : String(value);
    }),
  );
}

const locales: Localized = { de: 'de-DE', en: 'en-GB', da: 'da-DK' };
const formats = localized((language) => new Intl.NumberFormat(locales[language]));

export const numberText = (value: number): Localized =>
  localized((language) => formats[language].format(value));

export const capitalized = (text: Localized): Localized =>
  localized((language) => text[language].charAt(0).toUpperCase() + text[language].slice(1));

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const and: Localized = { de: 'und', en: 'and', da: 'og' };

/** "Kakao, Nuss und Malz". */
export const enumerated = (texts: Localized[]): Localized =>
  localized((language) => {
    const all = texts.map((text) => text[language]);
    const last = all.pop();
    return all.length === 0 ? (last ?? '') : `${all.join(', ')} ${and[language]} ${last}`;
  });

export const joined = (texts: Localized[], separator = ', '): Localized =>
  localized((language) => texts.map((text) => text[language]).join(separator));
