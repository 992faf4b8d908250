import { danishTerms } from './da.ts';
import { germanTerms } from './de.ts';
import { englishTerms } from './en.ts';
import type { Term } from './term.ts';
import { spaceBeforeSemicolon, typography } from './typography.ts';

const terms: Partial<Record<string, Term[]>> = {
  de: germanTerms,
  en: englishTerms,
  da: danishTerms,
};

/** Wordings of a text that its language's term list replaces; without a list only the typography of all languages. */
export function termProblems(text: string, language: string): string[] {
  const further = language === 'fr' ? [] : [spaceBeforeSemicolon];
  return problemsOf(text, [...(terms[language] ?? []), ...typography, ...further]);
}

/** Wordings of a text that a list replaces. */
export function problemsOf(text: string, list: readonly Term[]): string[] {
  return list.flatMap(({ avoid, prefer }) => {
    const [found] = avoid.exec(text) ?? [];
    return found === undefined ? [] : [`“${found.trim()}” should be: ${prefer}`];
  });
}
