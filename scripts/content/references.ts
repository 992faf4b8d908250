// References in documents must exist: URLs, products, collections, documents, components, shop facts.
import { languages } from '#shop/languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { componentNames } from '../../storefront/content/documents/component-names.ts';
import { sections } from '../../storefront/content/documents/sections.ts';
import { shopFacts } from '../../storefront/content/documents/shop-facts.ts';
import type { Handles } from './counterparts.ts';
import type { SourceDocument } from './read-documents.ts';
import { untranslated } from './untranslated.ts';

type Addressed = Pick<SourceDocument, 'section' | 'key' | 'language' | 'frontMatter'>;

/** The address a document has in the shop. */
export function addressOf({ section, language, frontMatter }: Addressed): string | null {
  return frontMatter && hrefsFor(language)[sections[section]](frontMatter.slug);
}

/** Of all documents: what is not translated has the slug of the shop's first language. */
export function documentAddresses(documents: readonly Addressed[]): string[] {
  const fallbacks = languages.flatMap((language) =>
    untranslated(documents, language).map((document) => ({ ...document, language })),
  );
  return [...documents, ...fallbacks].flatMap((document) => addressOf(document) ?? []);
}

export function referenceProblems(
  document: SourceDocument,
  handles: Handles,
  addresses: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string[] {
  return [
    ...document.frontMatterProblems,
    ...document.links.flatMap((url) => linkProblem(url, document, addresses)),
    ...handleProblems(document, handles),
    ...(document.frontMatter?.related ?? [])
      .filter((name) => !names.has(name))
      .map((name) => `related: there is no document ${name}`),
    ...document.components.flatMap(componentProblem),
    ...factProblems(document),
  ].map((problem) => `${document.file}: ${problem}`);
}

function linkProblem(
  url: string,
  { language }: SourceDocument,
  addresses: ReadonlySet<string>,
): string[] {
  if (/^(https:|mailto:|#)/.test(url)) return [];
  const path = url.replace(/[?#].*/, '');
  if (path !== `/${language}` && !path.startsWith(`/${language}/`)) {
    return [`${url} is not a URL of this language`];
  }
  return addresses.has(path) ? [] : [`${url} does not exist`];
}

function handleProblems({ frontMatter, language }: SourceDocument, handles: Handles): string[] {
  if (!frontMatter) return [];
  const recipe = frontMatter.kind === 'tutorial' ? frontMatter.recipe : null;
  const products = [...(frontMatter.products ?? []), ...(recipe?.accessories ?? [])];
  const collections = [frontMatter.collection, recipe?.coffees].filter(
    (name) => name !== undefined,
  );
  return [
    ...products
      .filter((handle) => !handles.product(handle, language))
      .map((handle) => `there is no product ${handle} in this language`),
    ...collections
      .filter((handle) => !handles.collection(handle, language))
      .map((handle) => `there is no collection ${handle} in this language`),
    ...(frontMatter.products && frontMatter.collection
      ? ['names products and a collection: only one of them is shown']
      : []),
  ];
}

function componentProblem({ name, attributes }: SourceDocument['components'][number]): string[] {
  if (name === 'br') return [];
  if (!componentNames.some((known) => known === name)) return [`there is no component <${name}>`];
  if (name !== 'ShopFact') return [];
  const fact = String(attributes.name);
  return fact in shopFacts('de') ? [] : [`there is no shop fact ${fact}`];
}

/** In front matter, facts stand in braces. */
function factProblems({ paragraphs }: SourceDocument): string[] {
  return paragraphs
    .flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
    .filter((name) => !(name in shopFacts('de')))
    .map((name) => `there is no shop fact {${name}}`);
}
