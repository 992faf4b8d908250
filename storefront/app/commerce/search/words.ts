import type { Language } from '../../i18n/languages.ts';
import { transliterate } from './search-query.ts';

/** A word as it was typed, and the key by which its forms are equal. */
export interface Word {
  text: string;
  key: string;
}

/** Endings of inflected words, after transliteration, the longest first. */
const endings: Partial<Record<string, RegExp>> = {
  // twice, for "gemahlener" and "gemahlen"
  de: /(?:en|e)?(?:ern|em|en|er|es|e|n|s)$/,
  en: /(?:ies|es|(?<!s)s|y|e)$/,
  da: /(?:erne|ene|ere|er|en|et|e|s)$/,
  fr: /(?:aux|es|s|x|e)$/,
};
const shortestStem = 3;

export function wordsOf(text: string, language: Language): Word[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => ({
    text: word,
    key: keyOf(word, language),
  }));
}

/** Light stemming, of both sides of a comparison. */
function keyOf(word: string, language: Language): string {
  const plain = transliterate(word);
  const short = plain.replace(endings[language] ?? '', '').replace(/([bdfgklmnprst])\1$/, '$1');
  return short.length >= shortestStem ? short : plain;
}

/** Independent of the order: "steel spade" is "spade steel". */
export function phraseKey(words: readonly Word[]): string {
  return words
    .map(({ key }) => key)
    .sort()
    .join(' ');
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
