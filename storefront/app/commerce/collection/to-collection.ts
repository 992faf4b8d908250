import { z } from 'zod';
import type { CollectionQuery } from '../operations/generated.ts';
import { isNoIndex } from '../platform/is-no-index.ts';
import { parseJson } from '../platform/parse-json.ts';
import { safeHtml } from '../platform/safe-html.ts';
import { fieldsOf, isMetaobject, type MetafieldReference } from '../product/metaobject.ts';
import { variantCards } from '../product/offer.ts';
import { metaDescription } from '../product/plain-text.ts';
import type { ProductCard } from '../product/product.ts';
import { toListedVariants, toPicture, toProductCard } from '../product/to-product.ts';
import { toProductTest } from '../product/to-product-test.ts';
import type { Collection, CollectionLink, Teaser } from './collection.ts';
import type { ListingQuery } from './listing-query.ts';
import { toFilterGroups, totalOf } from './to-filters.ts';

type PlatformCollection = NonNullable<CollectionQuery['collection']>;

const idList = z.array(z.string());
/** Products that the description of a collection names where the merchant has written none. */
const namedInHead = 4;

export function toCollection(collection: PlatformCollection, query: ListingQuery): Collection {
  const { nodes, pageInfo, filters } = collection.products;
  const metafields = metafieldsOf(collection);
  const chosenAvailability = query.filters
    .filter(({ name }) => name === 'available')
    .map(({ value }) => value);
  const isListed = listedVariantsOf(collection);
  const isComplete = query.start === null && !pageInfo.hasNextPage;
  const variantCardsShown = isListed && toVariantCards(nodes, isListed);
  const titles = nodes.slice(0, namedInHead).map(({ title }) => title);
  return {
    id: collection.id,
    handle: collection.handle,
    title: collection.title,
    descriptionHtml: safeHtml(collection.descriptionHtml),
    seo: {
      title: collection.seo.title ?? collection.title,
      description:
        metaDescription(collection.seo.description, collection.descriptionHtml) ||
        [collection.title, titles.join(', ')].filter(Boolean).join(': '),
    },
    picture: toPicture(collection.image, collection.title),
    noindex: isNoIndex(metafields.text('seo', 'noindex')),
    subTitle: metafields.text('collection', 'sub_title'),
    introText: metafields.text('collection', 'introtext'),
    brandLogo: toBrandLogo(metafields.references('brandlogo')[0], collection.title),
    breadcrumb: metafields.references('breadcrumb').filter(isMetaobject).flatMap(toTrail),
    subcollections: metafields.references('subcollections').flatMap(toLink),
    promotion: metafields.references('promotioncard').flatMap(toTeaser)[0] ?? null,
    gallery: metafields.references('contentgallery').flatMap(toTeaser),
    productTest: metafields.references('product_test').flatMap(testOf)[0] ?? null,
    listing: {
      products: variantCardsShown ?? nodes.map(toListedCard),
      total: variantCardsShown
        ? // the platform counts products only
          isComplete
          ? variantCardsShown.length
          : null
        : totalOf(filters, chosenAvailability),
      nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      filterGroups: toFilterGroups(filters, query.filters),
    },
  };
}

/** A predicate for the listed variants; null where the collection lists products. */
export function listedVariantsOf(
  collection: PlatformCollection,
): ((variantId: string) => boolean) | null {
  const { text } = metafieldsOf(collection);
  if (text('collection', 'display_variants') !== 'true') return null;
  const subset = parseIds(text('collection', 'variant_subset'));
  return (id) => subset === null || subset.includes(id);
}

/** Without the seals' descriptions and evidence, which only the product page shows. */
function toListedCard(node: PlatformCollection['products']['nodes'][number]): ProductCard {
  const card = toProductCard(node);
  const seals = card.seals.map((seal) => ({ ...seal, description: null, evidence: null }));
  return { ...card, seals };
}

function toVariantCards(
  nodes: PlatformCollection['products']['nodes'],
  isListed: (variantId: string) => boolean,
): ProductCard[] {
  return nodes.flatMap((node) => {
    const variants = toListedVariants(node).filter(({ id }) => isListed(id));
    return variantCards(toListedCard(node), variants);
  });
}

function metafieldsOf({ metafields }: PlatformCollection) {
  const find = (namespace: string, key: string) =>
    metafields.find((field) => field?.namespace === namespace && field.key === key);
  return {
    text: (namespace: string, key: string) => find(namespace, key)?.value || null,
    references: (key: string): MetafieldReference[] => {
      const field = find('collection', key);
      return field?.reference ? [field.reference] : (field?.references?.nodes ?? []);
    },
  };
}

function parseIds(text: string | null): string[] | null {
  return idList.safeParse(parseJson(text)).data ?? null;
}

function toBrandLogo(reference: MetafieldReference | undefined, alt: string) {
  return reference?.__typename === 'MediaImage' ? toPicture(reference.image, alt) : null;
}

function toLink(reference: MetafieldReference): CollectionLink[] {
  if (reference.__typename !== 'Collection') return [];
  return [{ title: reference.title, handle: reference.handle }];
}

function toTrail(reference: Extract<MetafieldReference, { __typename: 'Metaobject' }>) {
  return fieldsOf(reference)
    .collections('path')
    .map(({ title, handle }) => ({ title, handle }));
}

function toTeaser(reference: MetafieldReference): Teaser[] {
  if (!isMetaobject(reference)) return [];
  const fields = fieldsOf(reference);
  const title = fields.text('title');
  if (!title) return [];
  const target = fields.collection('link');
  return [
    {
      title,
      text: fields.text('text'),
      picture: fields.picture('image', title),
      link: target && { handle: target.handle, label: fields.text('link_text') ?? target.title },
    },
  ];
}

function testOf(reference: MetafieldReference): NonNullable<Collection['productTest']>[] {
  const test = isMetaobject(reference) && toProductTest(reference);
  return test ? [{ ...test, picture: fieldsOf(reference).picture('image', test.title) }] : [];
}
