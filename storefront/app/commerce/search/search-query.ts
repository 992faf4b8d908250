import { cleanQuery } from '../collection/clean-query.ts';

/** The cache key of a search: equal for texts that differ in case and spaces only. */
export function normaliseQuery(text: string): string {
  return cleanQuery(cleanQuery(text).toLowerCase());
}

/** The first suggestion, unless the query is part of one. */
export function didYouMean(query: string, phrases: readonly string[]): string | null {
  const [first] = phrases;
  const typed = lettersOnly(query);
  return !first || phrases.some((phrase) => lettersOnly(phrase).includes(typed)) ? null : first;
}

/** Ignores case, accents, hyphens and spaces: "pruning saw" is "Pruning-Saw". */
export function isSamePhrase(one: string, other: string): boolean {
  return lettersOnly(one) === lettersOnly(other);
}

function lettersOnly(text: string): string {
  return transliterate(text).replace(/[^\p{L}\p{N}]/gu, '');
}

const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
};

/** Spells out umlauts and removes other diacritics. */
export function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøå]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/** Splits a title into matching and other parts. */
export function highlightMatches(title: string, query: string): HighlightedPart[] {
  const words = normaliseQuery(query)
    .split(' ')
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text: title, isMatch: false }];
  return title
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
