import {
  type CatalogueCollection,
  type CatalogueProduct,
  type Language,
  languages,
} from '../catalogue/model.ts';
import { alsoCalled } from '../catalogue/synonyms.ts';
import { foldPhrase } from '../store/fold.ts';
import type { Pictures } from './pictures.ts';
import type { References } from './references.ts';
import { sortTitle } from './sort-title.ts';

/** A collection was last changed by the newest product that came to it. */
export function collectionRow(
  { key, products: belongs }: CatalogueCollection,
  products: readonly CatalogueProduct[],
  references: References,
) {
  const arrivals = products.filter(belongs).map(({ createdAt }) => Date.parse(createdAt));
  return {
    id: references.collection(key),
    key,
    updated_at: new Date(Math.max(0, ...arrivals)).toISOString(),
  };
}

export function collectionTextRows(
  collection: CatalogueCollection,
  products: readonly CatalogueProduct[],
  references: References,
  pictures: Pictures,
) {
  const size = products.filter(collection.products).length;
  return languages.map((language) => ({
    collection_id: references.collection(collection.key),
    language,
    handle: collection.handle[language],
    title: collection.title[language],
    document: document(collection, language, references, pictures),
    also_called: foldPhrase(alsoCalled(collection.title[language], language).join(' ')),
    size,
  }));
}

function document(
  collection: CatalogueCollection,
  language: Language,
  references: References,
  pictures: Pictures,
) {
  return {
    descriptionHtml: collection.descriptionHtml[language],
    seo: {
      title: collection.seo.title[language],
      description: collection.seo.description[language],
    },
    image: collection.image ? pictures.document(collection.image, language) : null,
    metafields: references.metafields(collection.metafields, collection.key, language),
  };
}

export function collectionProductRows(
  collection: CatalogueCollection,
  products: readonly CatalogueProduct[],
  references: References,
) {
  return products.filter(collection.products).map((product, position) => ({
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
