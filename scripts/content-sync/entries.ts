import { languages } from '#shop/languages.ts';
import { defaultLanguage, type Language } from '../../storefront/app/i18n/languages.ts';
import type { ContentPieces } from '../../storefront/content/resolve-content.ts';
import {
  type EntryTree,
  type FindId,
  hasSameShape,
  homeTree,
  type Picture,
  siteTree,
} from './entry-tree.ts';

/** An entry as it should be on the platform; entries that it lists stand before it. */
export interface WantedEntry {
  type: string;
  handle: string;
  settings: EntryTree['settings'];
  texts: Record<string, string>;
  /** Names of entries by field. */
  lists: Record<string, string[]>;
  translations: Partial<Record<Language, Record<string, string>>>;
}

export const nameOf = ({ type, handle }: Pick<EntryTree, 'type' | 'handle'>) => `${type} ${handle}`;

type Pieces = Record<Language, Pick<ContentPieces, 'home' | 'site'>>;

/**
 * Home page and site: one entry `main` for all languages; a language whose sections or links are others gets an entry of
 * its own, `main-da`.
 */
export function wantedEntries(pieces: Pieces, findId: FindId): WantedEntry[] {
  const treesOf = (language: Language, ending: string) => [
    homeTree(pieces[language].home, `main${ending}`, { language, findId }),
    siteTree(pieces[language].site, `main${ending}`, { language, findId }),
  ];
  const translations: [Language, EntryTree][] = [];
  const own: EntryTree[] = [];
  const originals = treesOf(defaultLanguage, '');
  for (const language of languages.filter((key) => key !== defaultLanguage)) {
    const same = treesOf(language, '');
    const others = treesOf(language, `-${language}`);
    for (const [index, original] of originals.entries()) {
      const [translated, other] = [same[index], others[index]];
      if (translated && hasSameShape(original, translated)) {
        translations.push([language, translated]);
      } else if (other) own.push(other);
    }
  }
  return [...originals, ...own].flatMap((tree) => flatten(tree, translations));
}

function flatten(tree: EntryTree, translations: [Language, EntryTree][]): WantedEntry[] {
  const { lists, ...entry } = tree;
  const texts = translations.flatMap(([language, root]) => {
    const found = find(root, nameOf(tree));
    return found && Object.keys(found.texts).length > 0 ? [[language, found.texts]] : [];
  });
  return [
    ...Object.values(lists).flatMap((trees) => trees.flatMap((one) => flatten(one, translations))),
    {
      ...entry,
      lists: Object.fromEntries(Object.entries(lists).map(([key, all]) => [key, all.map(nameOf)])),
      translations: Object.fromEntries(texts),
    },
  ];
}

function find(tree: EntryTree, name: string): EntryTree | undefined {
  if (nameOf(tree) === name) return tree;
  return Object.values(tree.lists)
    .flat()
    .map((one) => find(one, name))
    .find(Boolean);
}

export const isPicture = (value: string | Picture): value is Picture => typeof value === 'object';

/** The collections and products that the content of a language names. */
export function handlesIn(pieces: Pieces[Language], language: Language) {
  const found = { collection: new Set<string>(), product: new Set<string>() };
  const note: FindId = (kind, handle) => {
    found[kind].add(handle);
    return undefined;
  };
  homeTree(pieces.home, 'main', { language, findId: note });
  siteTree(pieces.site, 'main', { language, findId: note });
  return found;
}
