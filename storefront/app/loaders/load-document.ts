import { stepPictures } from '#shop/pictures/step-pictures.server.ts';
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
import { brewerOfTutorial, recipeFor } from '../coffee/equipment.ts';
import { adaptRecipe } from '../coffee/tutorials/adapt-recipe.ts';
import type { Catalogue } from '../commerce/catalogue.ts';
import { parseListingQuery } from '../commerce/listing-query.ts';
import type { PlatformArticle, PlatformDocuments } from '../content-source/platform-documents.ts';
import type {
  DocumentCard,
  DocumentPage,
  ProductRow,
  TutorialPage,
} from '../editorial/document-page.ts';
import { renderDocument } from '../editorial/render-document.server.tsx';
import { renderHtml } from '../editorial/render-html.server.tsx';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { targetAddress } from '../seo/platform-addresses.ts';
import { alternatesFor } from './alternates-for.ts';
import { notFound } from './not-found.ts';
import { orFallback } from './or-fallback.ts';

const rowLength = 4;

interface DocumentRequest {
  kind: AddressKind;
  slug: string;
  language: Language;
  catalogue: Catalogue;
  /** The platform's, which the hub of knowledge lists too. */
  articles?: PlatformArticle[];
  /** The handle of the coffee whose figures a tutorial gets. */
  coffee?: string | null;
}

/** A document with the products and documents it references; throws a 404 where it does not exist. */
export async function loadDocument(request: DocumentRequest) {
  const { kind, slug, language, catalogue, articles = [], coffee = null } = request;
  const document = findDocument(kind, slug, language);
  if (!document) throw notFound();
  const slugs = counterpartSlugs(document);
  const page = await toPage(document, catalogue, coffee);
  return {
    page,
    entries: document.section === 'hubs' ? entriesOf(document, articles) : [],
    tests:
      document.key === 'knowledge' ? await orFallback(catalogue.productTests(language), []) : [],
    alternates: alternatesFor((key) => slugs[key] && hrefsFor(key)[kind](slugs[key])),
  };
}

/** A page, an article or a policy that an editor has written on the platform; null where there is none. */
export async function loadPlatformDocument(
  { kind, slug, language }: Pick<DocumentRequest, 'kind' | 'slug' | 'language'>,
  documents: PlatformDocuments,
) {
  const file = findDocument(kind, slug, language);
  // its form, figures and lists are the storefront's
  if (file && fixedKinds.includes(file.frontMatter.kind)) return null;
  const written =
    (await documents[kind](slug, language)) ??
    (kind === 'page' && !file ? await documents.policy(slug, language) : null);
  if (!written) return null;
  const hub = kind === 'article' ? findByKey('hubs/knowledge', language) : undefined;
  const slugs = file ? counterpartSlugs(file) : await documents.handles(written.id);
  const page: DocumentPage = {
    kind: kind === 'article' ? 'article' : isLegal(file) ? 'legal' : 'service',
    ...{ title: written.title, shortTitle: written.title, description: written.description },
    lastChanged: written.changedAt,
    hero: null,
    text: renderHtml(written.html, language, (href) => ownAddress(href, language)),
    ...{ faq: [], related: [], row: null },
    parent: hub ? { title: hub.frontMatter.title, href: hrefOf(hub) } : null,
  };
  const alternates = alternatesFor((key) => {
    const other = key === language ? slug : slugs[key];
    return other && hrefsFor(key)[kind](other);
  });
  return { page, entries: [], tests: [], alternates };
}

const fixedKinds: string[] = ['advisor', 'tutorial', 'hub'];

const isLegal = (file: Document | undefined) => file?.frontMatter.kind === 'legal';

/** Editors copy addresses of the platform. */
function ownAddress(href: string, language: Language): string {
  const [, handle] = /^\/pages\/([\w-]+)$/.exec(href) ?? [];
  return handle ? hrefsFor(language).page(handle) : targetAddress(href, language);
}

/** A page with prices is cached no longer than a listing. */
export function documentCacheHeaders({ kind, ...page }: DocumentPage | TutorialPage) {
  const hasPrices = kind === 'tutorial' || kind === 'advisor' || ('row' in page && page.row);
  return publicHeaders(hasPrices ? 'collection' : 'editorial');
}

async function toPage(
  document: Document,
  catalogue: Catalogue,
  coffeeHandle: string | null,
): Promise<DocumentPage | TutorialPage> {
  const { frontMatter, language } = document;
  const { title, shortTitle = title, description, lastChanged, faq = [] } = frontMatter;
  const hub = hubOf(document);
  const shared = {
    ...{ title, shortTitle, description, lastChanged, faq },
    text: renderDocument(document),
    parent: hub ? { title: hub.frontMatter.title, href: hrefOf(hub) } : null,
    related: (frontMatter.related ?? []).flatMap((name) => {
      const other = findByKey(name, language);
      return other ? [toCard(other)] : [];
    }),
  };
  if (frontMatter.kind !== 'tutorial') {
    const { kind, hero = null } = frontMatter;
    return { ...shared, kind, hero, row: await rowOf(document, catalogue) };
  }
  const { kind, hero, recipe } = frontMatter;
  const [accessories, coffees, coffee] = await Promise.all([
    orFallback(catalogue.productCardsByHandle(recipe.accessories, language), []),
    collectionRow(recipe.coffees, null, language, catalogue),
    coffeeHandle ? orFallback(catalogue.product(coffeeHandle, language, 'first'), null) : null,
  ]);
  const brewer = brewerOfTutorial(document.key);
  const values = coffee && brewer && recipeFor(brewer, recipe, coffee);
  const adapted = values && adaptRecipe(recipe, values, formatsFor(language).number);
  return {
    ...shared,
    ...{ kind, hero, accessories, coffees },
    recipe: adapted?.recipe ?? recipe,
    description: adapted?.inText(description) ?? description,
    coffee: adapted &&
      coffee && { title: coffee.title, href: hrefsFor(language).product(coffee.handle) },
    stepPictures: stepPictures(document.key, language),
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

/** The best sellers of a collection; empty where the platform is unavailable. */
export async function collectionRow(
  handle: string,
  title: string | null,
  language: Language,
  catalogue: Catalogue,
): Promise<ProductRow> {
  const query = { ...parseListingQuery(new URLSearchParams()), show: rowLength };
  const collection = await orFallback(catalogue.collection({ handle, language, query }), null);
  return {
    title,
    products: collection?.listing.products ?? [],
    all: hrefsFor(language).collection(handle),
  };
}

function entriesOf({ key, language }: Document, articles: PlatformArticle[]): DocumentCard[] {
  const written = key === 'knowledge' ? articles : [];
  const replaced = new Set(written.map(({ handle }) => hrefsFor(language).article(handle)));
  const files =
    key === 'tutorials' || key === 'knowledge' ? documentsOf(key, language).map(toCard) : [];
  return [
    ...written.map(({ handle, title, description }) => ({
      ...{ title, description, picture: null, recipe: null },
      href: hrefsFor(language).article(handle),
    })),
    ...files.filter(({ href }) => !replaced.has(href)),
  ];
}

function toCard(document: Document): DocumentCard {
  const { frontMatter } = document;
  const { title, shortTitle = title, description } = frontMatter;
  const tutorial = frontMatter.kind === 'tutorial' ? frontMatter : null;
  return {
    title: shortTitle,
    description,
    href: hrefOf(document),
    picture: frontMatter.hero ?? null,
    recipe: tutorial && {
      coffee: tutorial.recipe.coffee,
      water: tutorial.recipe.water,
      seconds: tutorial.recipe.seconds,
    },
  };
}

function hrefOf({ section, language, frontMatter }: Document): string {
  return hrefsFor(language)[sections[section]](frontMatter.slug);
}
