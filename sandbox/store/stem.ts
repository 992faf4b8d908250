import type { Language } from '../catalogue-format/languages.ts';

/** Endings of inflected words, in small plain letters, the longest first. */
const endings: Record<Language, RegExp> = {
  de: /(?:ern|em|en|er|es|e|n|s)$/,
  en: /(?:ies|es|(?<!s)s|y|e)$/,
  da: /(?:erne|ene|ere|er|en|et|e|s|t)$/,
};
const shortestStem = 3;

/** Light stemming: the word without its ending, if enough of it is left. */
export function stem(word: string, language: Language): string {
  const short = word.replace(endings[language], '');
  return short.length >= shortestStem ? short : word;
}
