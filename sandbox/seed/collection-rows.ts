import type { CatalogueCollection, CatalogueProduct } from '../catalogue-format/catalogue.ts';
import { type Language, languages, textIn } from '../catalogue-format/languages.ts';
import { foldPhrase } from '../store/fold.ts';
import type { Pictures } from './pictures.ts';
import type { References } from './references.ts';
import { sortTitle } from './sort-title.ts';
import type { Synonyms } from './synonyms.ts';

export type ProductsByKey = ReadonlyMap<string, CatalogueProduct>;

/** A collection was last changed by the newest product that came to it. */
export function collectionRow(
  collection: CatalogueCollection,
  products: ProductsByKey,
  references: References,
) {
  const arrivals = members(collection, products).map(({ createdAt }) => Date.parse(createdAt));
  return {
    id: references.collection(collection.key),
    key: collection.key,
    updated_at: new Date(Math.max(0, ...arrivals)).toISOString(),
  };
}

export function collectionTextRows(
  collection: CatalogueCollection,
  references: References,
  pictures: Pictures,
  synonyms: Synonyms,
) {
  return languages.map((language) => ({
    collection_id: references.collection(collection.key),
    language,
    handle: textIn(collection.handle, language),
    title: textIn(collection.title, language),
    document: document(collection, language, references, pictures),
    also_called: foldPhrase(synonyms.of(textIn(collection.title, language), language).join(' ')),
    size: collection.products.length,
  }));
}

function document(
  collection: CatalogueCollection,
  language: Language,
  references: References,
  pictures: Pictures,
) {
  return {
    descriptionHtml: textIn(collection.descriptionHtml, language),
    seo: {
      title: textIn(collection.seo.title, language),
      description: textIn(collection.seo.description, language),
    },
    image: collection.image ? pictures.document(collection.image, language) : null,
    metafields: references.metafields(collection.metafields, collection.key, language),
  };
}

export function collectionProductRows(
  collection: CatalogueCollection,
  products: ProductsByKey,
  references: References,
) {
  return members(collection, products).map((product, position) => ({
    collection_id: references.collection(collection.key),
    product_id: references.product(product.key),
    position,
    units_sold: product.unitsSold,
    created_at: product.createdAt,
    min_price: 0,
    title_de: sortTitle(product.title.de, 'de'),
    title_en: sortTitle(product.title.en, 'en'),
    title_da: sortTitle(product.title.da, 'da'),
  }));
}

function members(collection: CatalogueCollection, products: ProductsByKey): CatalogueProduct[] {
  return collection.products.map((key) => {
    const product = products.get(key);
    if (!product) throw new Error(`Collection ${collection.key} has a missing product: ${key}`);
    return product;
  });
}
