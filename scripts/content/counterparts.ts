// Translations of a document: they exist and have the same facts.

import { languages } from '#shop/languages.ts';
import { defaultLanguage, type Language } from '../../storefront/app/i18n/languages.ts';
import type { FrontMatter } from '../../storefront/content/documents/front-matter.ts';
import { furtherLanguages } from '../languages/further-languages.ts';
import type { SourceDocument } from './read-documents.ts';

/** What a handle of one language stands for in all of them; undefined where there is no such thing. */
export interface Handles {
  product(handle: string, language: Language): string | undefined;
  collection(handle: string, language: Language): string | undefined;
}

export function counterpartProblems(
  documents: SourceDocument[],
  handles: Handles,
  further: readonly Language[] = furtherLanguages,
): string[] {
  const groups = Map.groupBy(documents, ({ section, key }) => `${section}/${key}`);
  return [...groups].flatMap(([name, group]) => [
    ...missing(name, group, further),
    ...differences(group, handles),
  ]);
}

function missing(name: string, group: SourceDocument[], further: readonly Language[]): string[] {
  const isSingle = group.some(({ frontMatter }) => frontMatter?.firstLanguageOnly);
  const wanted = isSingle ? [defaultLanguage] : languages;
  const written = group.map(({ language }) => language);
  const absent = wanted.filter(
    (language) => !written.includes(language) && !further.includes(language),
  );
  const surplus = written.filter((language) => !wanted.some((other) => other === language));
  return [
    ...absent.map((language) => `${name}: there is no ${language}.mdx`),
    ...surplus.map(
      (language) => `${name}: ${language}.mdx, although it is ${defaultLanguage} only`,
    ),
  ];
}

/** Compares every translation with the first one. */
function differences([first, ...others]: SourceDocument[], handles: Handles): string[] {
  if (!first?.frontMatter) return [];
  const expected = factsOf(first, first.frontMatter, handles);
  return others.flatMap(({ file, frontMatter, ...other }) => {
    if (!frontMatter) return [];
    const facts = factsOf({ file, frontMatter, ...other }, frontMatter, handles);
    return Object.entries(expected)
      .filter(([name, value]) => value !== facts[name])
      .map(([name, value]) => `${file}: ${name} is ${facts[name]}, but ${value} in ${first.file}`);
  });
}

/** What must be the same in every language, as texts. */
function factsOf(
  { language, headings }: SourceDocument,
  frontMatter: FrontMatter,
  handles: Handles,
): Record<string, string> {
  const { kind, hero, related = [], products = [], collection, faq = [] } = frontMatter;
  const keysOf = (list: string[]) => list.map((handle) => handles.product(handle, language));
  return {
    kind,
    hero: String(hero),
    related: related.join(),
    products: keysOf(products).join(),
    collection: String(collection && handles.collection(collection, language)),
    'number of questions': String(faq.length),
    'number of sections': String(headings.filter(({ depth }) => depth === 2).length),
    ...(frontMatter.kind === 'tutorial' ? recipeFacts(frontMatter.recipe) : {}),
  };

  function recipeFacts({ accessories, coffees, steps, tip: _, ...figures }: Recipe) {
    return {
      figures: JSON.stringify(figures),
      accessories: keysOf(accessories).join(),
      coffees: String(handles.collection(coffees, language)),
      steps: JSON.stringify(steps.map(({ from, until, water }) => ({ from, until, water }))),
    };
  }
}

type Recipe = Extract<FrontMatter, { kind: 'tutorial' }>['recipe'];
