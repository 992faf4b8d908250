import type { Language, PageLanguage } from '../catalogue-format/languages.ts';

/** Endings of inflected words, in small plain letters, the longest first; words of other languages stay whole. */
const endings: Record<PageLanguage, RegExp> & Partial<Record<Language, RegExp>> = {
  de: /(?:ern|em|en|er|es|e|n|s)$/,
  en: /(?:ies|es|(?<!s)s|y|e)$/,
  da: /(?:erne|ene|ere|er|en|et|e|s|t)$/,
};
const shortestStem = 3;

/** Light stemming: the word without its ending, if enough of it is left. */
export function stem(word: string, language: Language): string {
  const ending = endings[language];
  const short = ending ? word.replace(ending, '') : word;
  return short.length >= shortestStem ? short : word;
}
