import type { RouterContextProvider } from 'react-router';
import { documentModules } from '#shop/modules/documents.server.ts';
import {
  counterpartSlugs,
  type Document,
  documentsOf,
  findByKey,
  findDocument,
  hubOf,
} from '../../content/documents/documents.server.ts';
import { type AddressKind, sections } from '../../content/documents/sections.ts';
import { publicHeaders } from '../cache-policy.ts';
import type { Catalogue } from '../commerce/catalogue.ts';
import type { DocumentCard, DocumentPage } from '../editorial/document-page.ts';
import { renderDocument } from '../editorial/render-document.server.tsx';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { alternatesFor } from './alternates-for.ts';
import { collectionRow } from './collection-row.ts';
import { notFound } from './not-found.ts';
import { orFallback } from './or-fallback.ts';

interface DocumentRequest {
  kind: AddressKind;
  slug: string;
  language: Language;
  catalogue: Catalogue;
  /** Of the address. */
  search: URLSearchParams;
  /** The loader's arguments. */
  loading: { request: Request; context: Readonly<RouterContextProvider> };
}

/** A document with the products and documents it references; throws a 404 where it does not exist. */
export async function loadDocument(request: DocumentRequest) {
  const { kind, slug, language, catalogue, search, loading } = request;
  const document = findDocument(kind, slug, language);
  if (!document) throw notFound();
  const slugs = counterpartSlugs(document);
  const page = await toPage(document, catalogue);
  const module = moduleOf(page);
  return {
    page,
    own: module
      ? await module.load({ document, language, catalogue, search, loading }, page)
      : null,
    entries: document.section === 'hubs' ? entriesOf(document) : [],
    tests: document.key === 'knowledge' ? await testsOf(language, catalogue) : [],
    alternates: alternatesFor((key) => slugs[key] && hrefsFor(key)[kind](slugs[key])),
  };
}

/** A page with prices is cached no longer than a listing. */
export function documentCacheHeaders(page: DocumentPage) {
  return publicHeaders(moduleOf(page) || page.row ? 'collection' : 'editorial');
}

/** The module whose kind a document is of. */
function moduleOf({ kind }: { kind: string }) {
  return documentModules.find(({ kinds }) => kinds.includes(kind));
}

async function toPage(document: Document, catalogue: Catalogue): Promise<DocumentPage> {
  const { frontMatter, language } = document;
  const { kind, hero = null, title, shortTitle = title, description } = frontMatter;
  const { lastChanged, faq = [] } = frontMatter;
  const hub = hubOf(document);
  return {
    ...{ kind, hero, title, shortTitle, description, lastChanged, faq },
    text: renderDocument(document),
    parent: hub ? { title: hub.frontMatter.title, href: hrefOf(hub) } : null,
    related: (frontMatter.related ?? []).flatMap((name) => {
      const other = findByKey(name, language);
      return other ? [toCard(other)] : [];
    }),
    row: await rowOf(document, catalogue),
  };
}

async function rowOf({ frontMatter, language }: Document, catalogue: Catalogue) {
  const { products, collection, productsTitle: title = null } = frontMatter;
  if (collection) return collectionRow(collection, title, language, catalogue);
  if (!products) return null;
  return {
    title,
    products: await orFallback(catalogue.productCardsByHandle(products, language), []),
    all: null,
  };
}

function entriesOf({ key, language }: Document): DocumentCard[] {
  return key === 'tutorials' || key === 'knowledge' ? documentsOf(key, language).map(toCard) : [];
}

async function testsOf(language: Language, catalogue: Catalogue): Promise<DocumentCard[]> {
  const tests = await orFallback(catalogue.productTests(language), []);
  return tests.map(({ handle, title, verdict, url }) => ({
    title,
    description: verdict ?? '',
    href: url ?? hrefsFor(language).article(handle),
    picture: null,
    figures: null,
  }));
}

function toCard(document: Document): DocumentCard {
  const { frontMatter } = document;
  const { title, shortTitle = title, description } = frontMatter;
  return {
    title: shortTitle,
    description,
    href: hrefOf(document),
    picture: frontMatter.hero ?? null,
    figures: moduleOf(frontMatter)?.figuresOf(document) ?? null,
  };
}

function hrefOf({ section, language, frontMatter }: Document): string {
  return hrefsFor(language)[sections[section]](frontMatter.slug);
}
