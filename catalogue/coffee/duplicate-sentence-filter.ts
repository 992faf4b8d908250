import { type Localized, languages } from '../model.ts';

export interface Sentence {
  text: Localized;
  /** The text without its proper names: what counts when sentences are compared. */
  fingerprint: Localized;
}

interface OpenDescription {
  /** Takes the sentence unless some other description would then share two with this one. */
  take(sentence: Sentence): boolean;
  close(): void;
}

export interface DuplicateSentenceFilter {
  open(): OpenDescription;
}

/** Keeps any two descriptions from sharing more than one sentence in any language. */
export function createDuplicateSentenceFilter(): DuplicateSentenceFilter {
  const usedBy = new Map<string, number[]>();
  let count = 0;

  return {
    open() {
      const id = count++;
      const partners = new Set<number>();
      const own = new Set<string>();
      return {
        take({ fingerprint }) {
          const keys = languages.map((language) => `${language} ${fingerprint[language]}`);
          const others = new Set(keys.flatMap((key) => usedBy.get(key) ?? []));
          if (keys.some((key) => own.has(key))) return false;
          if ([...others].some((other) => partners.has(other))) return false;
          for (const other of others) partners.add(other);
          for (const key of keys) own.add(key);
          return true;
        },
        close() {
          for (const key of own) {
            const users = usedBy.get(key);
            if (users) users.push(id);
            else usedBy.set(key, [id]);
          }
        },
      };
    },
  };
}
