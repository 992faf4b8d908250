import type { RouterContextProvider } from 'react-router';
import { documentModules } from '#shop/modules/documents.server.ts';
import type { Document } from '../../content/documents/document.ts';
import {
  counterpartSlugs,
  documentsOf,
  findByKey,
  findDocument,
  hubOf,
} from '../../content/documents/documents.server.ts';
import {
  type AddressKind,
  sections as documentSections,
} from '../../content/documents/sections.ts';
import { fillTexts } from '../../content/resolve-content.ts';
import { publicHeaders } from '../cache-policy.ts';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import type { PlatformArticle, PlatformDocuments } from '../content-source/platform-documents.ts';
import type { DocumentCard, DocumentPage } from '../editorial/document-page.ts';
import { renderDocument } from '../editorial/render-document.server.tsx';
import { renderHtml } from '../editorial/render-html.server.tsx';
import { hrefsFor } from '../i18n/hrefs.ts';
import { linksInLocale } from '../i18n/links-in-locale.ts';
import { languageOf } from '../i18n/locales.ts';
import type { Market } from '../i18n/market.ts';
import { writtenAddress } from '../seo/platform-addresses.ts';
import { alternatesFor } from './alternates-for.ts';
import { collectionRow } from './collection-row.ts';
import { notFound } from './not-found.ts';
import { orFallback } from './or-fallback.ts';

interface DocumentRequest {
  kind: AddressKind;
  slug: string;
  market: Market;
  catalogue: Catalogue;
  /** Of the address. */
  search: URLSearchParams;
  /** The loader's arguments. */
  loading: { request: Request; context: Readonly<RouterContextProvider> };
  /** The platform's, which the hub of knowledge lists too. */
  articles?: PlatformArticle[];
}

/** A document with the products and documents it references; throws a 404 where it does not exist. */
export async function loadDocument(request: DocumentRequest) {
  const { kind, slug, market, catalogue, articles = [], search, loading } = request;
  const { locale } = market;
  const language = languageOf(locale);
  const document = findDocument(kind, slug, language);
  if (!document) throw notFound();
  const slugs = counterpartSlugs(document);
  const page = await toPage(document, market, catalogue);
  const module = moduleOf(page);
  const content = {
    page,
    own: module
      ? await module.load({ document, language, catalogue, search, loading }, page)
      : null,
    entries: document.section === 'hubs' ? entriesOf(document, articles) : [],
    tests:
      document.key === 'knowledge' ? await orFallback(catalogue.productTests(language), []) : [],
  };
  return {
    ...linksInLocale(content, locale),
    alternates: alternatesFor(market, (key) => {
      const own = slugs[languageOf(key)];
      return own && hrefsFor(key)[kind](own);
    }),
  };
}

/** A page, an article or a policy that an editor has written on the platform; null where there is none. */
export async function loadPlatformDocument(
  { kind, slug, market }: Pick<DocumentRequest, 'kind' | 'slug' | 'market'>,
  documents: PlatformDocuments,
) {
  const { locale } = market;
  const language = languageOf(locale);
  const file = findDocument(kind, slug, language);
  // its form, figures and lists are the storefront's
  if (file && (file.frontMatter.kind === 'hub' || moduleOf(file.frontMatter))) return null;
  const written =
    (await documents[kind](slug, language)) ??
    (kind === 'page' && !file ? await documents.policy(slug, language) : null);
  if (!written) return null;
  const hub = kind === 'article' ? findByKey('hubs/knowledge', language) : undefined;
  const slugs = file ? counterpartSlugs(file) : await documents.handles(written.id);
  const page: DocumentPage = {
    kind: kind === 'article' ? 'article' : isLegal(file) ? 'legal' : 'service',
    isSample: isSample(file?.frontMatter),
    ...fillTexts(
      { title: written.title, shortTitle: written.title, description: written.description },
      locale,
    ),
    writtenIn: null,
    lastChanged: written.changedAt,
    hero: null,
    text: renderHtml(written.html, language, (href) => writtenAddress(href, locale)),
    faq: [],
    related: [],
    row: null,
    parent: hub ? { title: hub.frontMatter.title, href: hrefOf(hub) } : null,
  };
  const alternates = alternatesFor(market, (key) => {
    const other = languageOf(key) === language ? slug : slugs[languageOf(key)];
    return other && hrefsFor(key)[kind](other);
  });
  const sections = linksInLocale(
    fillTexts(written.sections ?? [], locale, market.currency),
    locale,
  );
  return {
    page: linksInLocale(page, locale),
    own: null,
    entries: [],
    tests: [],
    alternates,
    /** Below the text, as on the home page. */
    sections,
  };
}

const isLegal = (file: Document | undefined) => file?.frontMatter.kind === 'legal';

function isSample(frontMatter: Document['frontMatter'] | undefined): boolean {
  return frontMatter?.kind === 'legal' && !frontMatter.reviewed;
}

/** A page with prices is cached no longer than a listing. */
export function documentCacheHeaders(page: DocumentPage, hasSections = false) {
  return publicHeaders(moduleOf(page) || page.row || hasSections ? 'collection' : 'editorial');
}

/** The module whose kind a document is of. */
function moduleOf({ kind }: { kind: string }) {
  return documentModules.find(({ kinds }) => kinds.includes(kind));
}

async function toPage(
  document: Document,
  market: Market,
  catalogue: Catalogue,
): Promise<DocumentPage> {
  const { language, writtenIn } = document;
  const frontMatter = document.frontMatterIn(writtenIn ?? market.locale, market.currency);
  const { kind, hero = null, title, shortTitle = title, description } = frontMatter;
  const { lastChanged, faq = [] } = frontMatter;
  const hub = hubOf(document);
  return {
    kind,
    isSample: isSample(frontMatter),
    hero,
    title,
    shortTitle,
    description,
    lastChanged,
    faq,
    writtenIn: document.writtenIn ?? null,
    text: renderDocument(document, market),
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

function entriesOf({ key, language }: Document, articles: PlatformArticle[]): DocumentCard[] {
  const written = key === 'knowledge' ? articles : [];
  const replaced = new Set(written.map(({ handle }) => hrefsFor(language).article(handle)));
  const files =
    key === 'tutorials' || key === 'knowledge' ? documentsOf(key, language).map(toCard) : [];
  return [
    ...written.map(({ handle, title, description }) => ({
      title,
      description,
      picture: null,
      figures: null,
      href: hrefsFor(language).article(handle),
    })),
    ...files.filter(({ href }) => !replaced.has(href)),
  ];
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
  return hrefsFor(language)[documentSections[section]](frontMatter.slug);
}
