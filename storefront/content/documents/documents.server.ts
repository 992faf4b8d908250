import { compiledDocuments } from '#shop/content/documents.server.ts';
import { languages } from '#shop/languages.ts';
import { defaultLanguage, isLanguage, type Language } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typeset.ts';
import type { Document } from './document.ts';
import { frontMatterSchema } from './front-matter.ts';
import { type AddressKind, isSection, type Section, sections } from './sections.ts';
import { fillShopFacts } from './shop-facts.ts';

/** All documents, each in the languages it is written in. */
export const documents: Document[] = Object.entries(compiledDocuments).flatMap(([path, module]) => {
  const [, section = '', key = '', file = ''] = path.split('/');
  const language = file.replace('.mdx', '');
  if (!isSection(section)) throw new Error(`${path}: unknown section`);
  // written, but not one of the shop's languages
  if (!isLanguage(language)) return [];
  const frontMatterIn: Document['frontMatterIn'] = (locale, currency) =>
    frontMatterSchema.parse(
      mapTexts(module.frontmatter, (text) => typeset(fillShopFacts(text, locale, currency))),
    );
  const frontMatter = frontMatterIn(language);
  return [{ section, key, language, frontMatter, frontMatterIn, Text: module.default }];
});

/** What is not translated, in the shop's first language; not what is meant for that one alone. */
const fallbacks = languages.flatMap((language) =>
  documents
    .filter((document) => document.language === defaultLanguage && !isWrittenIn(document, language))
    .filter(({ frontMatter }) => !frontMatter.firstLanguageOnly)
    .map((document): Document => ({ ...document, language, writtenIn: defaultLanguage })),
);

const everywhere = [...documents, ...fallbacks];
const byAddress = new Map(everywhere.map((document) => [addressOf(document), document] as const));

function isWrittenIn({ section, key }: Document, language: Language): boolean {
  return documents.some(
    (other) => other.section === section && other.key === key && other.language === language,
  );
}

export function findDocument(kind: AddressKind, slug: string, language: Language) {
  return byAddress.get(`${language} ${kind} ${slug}`);
}

function addressOf({ language, section, frontMatter }: Document): string {
  return `${language} ${sections[section]} ${frontMatter.slug}`;
}

/** The slug of the same document in every language it is written in. */
export function counterpartSlugs({ section, key }: Document): Partial<Record<Language, string>> {
  const same = documents.filter((other) => other.section === section && other.key === key);
  return Object.fromEntries(same.map(({ language, frontMatter }) => [language, frontMatter.slug]));
}

/** By section and key, as in front matter. */
export function findByKey(name: string, language: Language): Document | undefined {
  return everywhere.find(
    (document) => `${document.section}/${document.key}` === name && document.language === language,
  );
}

/** The hub that lists a document. */
export function hubOf({ section, language }: Document): Document | undefined {
  return findByKey(`hubs/${section}`, language);
}

/** The documents of a hub, sorted by title. */
export function documentsOf(section: Section, language: Language): Document[] {
  return everywhere
    .filter((document) => document.section === section && document.language === language)
    .sort((a, b) => a.frontMatter.title.localeCompare(b.frontMatter.title, language));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}
