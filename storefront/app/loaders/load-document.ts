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
import type {
  DocumentCard,
  DocumentPage,
  ProductRow,
  TutorialPage,
} from '../editorial/document-page.ts';
import { renderDocument } from '../editorial/render-document.server.tsx';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { alternatesFor } from './alternates-for.ts';
import { notFound } from './not-found.ts';
import { orFallback } from './or-fallback.ts';

const rowLength = 4;

interface DocumentRequest {
  kind: AddressKind;
  slug: string;
  language: Language;
  catalogue: Catalogue;
  /** The handle of the coffee whose figures a tutorial gets. */
  coffee?: string | null;
}

/** A document with the products and documents it references; throws a 404 where it does not exist. */
export async function loadDocument(request: DocumentRequest) {
  const { kind, slug, language, catalogue, coffee = null } = request;
  const document = findDocument(kind, slug, language);
  if (!document) throw notFound();
  const slugs = counterpartSlugs(document);
  const page = await toPage(document, catalogue, coffee);
  return {
    page,
    entries: document.section === 'hubs' ? entriesOf(document) : [],
    tests:
      document.key === 'knowledge' ? await orFallback(catalogue.productTests(language), []) : [],
    alternates: alternatesFor((key) => slugs[key] && hrefsFor(key)[kind](slugs[key])),
  };
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

function entriesOf({ key, language }: Document): DocumentCard[] {
  return key === 'tutorials' || key === 'knowledge' ? documentsOf(key, language).map(toCard) : [];
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
