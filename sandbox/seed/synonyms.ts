import type { Language } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { foldPhrase } from '../store/fold.ts';

/** Other words for the same thing: where one term of a group is in a text, it is found by the others, too. */
export class Synonyms {
  readonly #groups: Partial<Record<Language, { terms: string[]; folded: string[] }[]>>;

  constructor(synonyms: Shop['synonyms']) {
    this.#groups = Object.fromEntries(
      Object.entries(synonyms).map(([language, groups]) => [
        language,
        groups.map((terms) => ({ terms, folded: terms.map(foldPhrase) })),
      ]),
    );
  }

  of(text: string, language: Language): string[] {
    const words = ` ${foldPhrase(text)} `;
    return (this.#groups[language] ?? []).flatMap(({ terms, folded }) =>
      folded.some((term) => words.includes(` ${term} `)) ? terms : [],
    );
  }
}
