import type {
  Catalogue,
  CatalogueField,
  CatalogueImage,
  CatalogueMetafield,
} from '../catalogue-format/catalogue.ts';
import { type Language, textIn } from '../catalogue-format/languages.ts';
import { gid } from '../graphql/ids.ts';
import type { MetafieldDocuments, ReferenceDocument } from '../store/documents.ts';
import type { Pictures } from './pictures.ts';
import { stableId } from './stable-id.ts';

/** Turns the catalogue's keys into the ids they get, and refuses a key that leads nowhere. */
export class References {
  readonly #pictures: Pictures;
  readonly #metaobjects: Map<string, number>;
  readonly #products: Map<string, number>;
  readonly #collections: Map<string, number>;
  readonly #skus: Map<string, number>;
  readonly #bundles: Set<string>;

  constructor(catalogue: Catalogue, pictures: Pictures) {
    this.#pictures = pictures;
    this.#metaobjects = new Map(
      catalogue.metaobjects.map(({ type, key }) => [key, stableId('metaobject', `${type} ${key}`)]),
    );
    if (this.#metaobjects.size < catalogue.metaobjects.length) {
      throw new Error(
        'Two metaobjects of the catalogue share a key, so a reference could mean either.',
      );
    }
    this.#products = idsOf(
      'product',
      catalogue.products.map(({ key }) => key),
    );
    this.#collections = idsOf(
      'collection',
      catalogue.collections.map(({ key }) => key),
    );
    const variants = catalogue.products.flatMap((product) => product.variants);
    this.#skus = idsOf(
      'variant',
      variants.map(({ sku }) => sku),
    );
    this.#bundles = new Set(variants.flatMap(({ sku, components }) => (components ? sku : [])));
  }

  product(key: string): number {
    return known(this.#products, 'product', key);
  }

  collection(key: string): number {
    return known(this.#collections, 'collection', key);
  }

  variant(sku: string): number {
    return known(this.#skus, 'variant', sku);
  }

  /** Of a bundle; like the platform's, a bundle holds no other bundles. */
  component(sku: string): number {
    if (this.#bundles.has(sku)) throw new Error(`A bundle of the catalogue contains one: ${sku}`);
    return this.variant(sku);
  }

  metaobject(key: string): number {
    return known(this.#metaobjects, 'metaobject', key);
  }

  /** The value and references of a metafield or a metaobject's field. */
  field(
    field: CatalogueField,
    language: Language,
  ): { type: string; value: string; references?: ReferenceDocument[] } {
    const { type } = field;
    if (!type.endsWith('_reference')) {
      return { type, value: textIn(field.value, language) };
    }
    const references: ReferenceDocument[] = [
      ...(field.metaobjects ?? []).map((key) => reference('metaobject', this.metaobject(key))),
      ...(field.collections ?? []).map((key) => reference('collection', this.collection(key))),
      ...(field.products ?? []).map((key) => reference('product', this.product(key))),
      ...(field.skus ?? []).map((sku) => reference('variant', this.variant(sku))),
      ...(field.images ?? []).map((image) => this.#image(image, language)),
    ];
    const gids = references.map(referenceGid);
    const value = type.startsWith('list.') ? JSON.stringify(gids) : (gids[0] ?? '');
    return { type, value, references };
  }

  metafields(fields: readonly CatalogueMetafield[], owner: string, language: Language) {
    const documents: MetafieldDocuments = {};
    for (const field of fields) {
      const name = `${field.namespace}.${field.key}`;
      documents[name] = {
        id: stableId('metafield', `${owner} ${name}`),
        ...this.field(field, language),
      };
    }
    return documents;
  }

  #image(image: CatalogueImage, language: Language): ReferenceDocument {
    return { kind: 'image', image: this.#pictures.document(image, language) };
  }
}

function reference(
  kind: 'metaobject' | 'collection' | 'product' | 'variant',
  id: number,
): ReferenceDocument {
  return { kind, id };
}

const gidTypes = {
  metaobject: 'Metaobject',
  collection: 'Collection',
  product: 'Product',
  variant: 'ProductVariant',
  file: 'MediaImage',
  page: 'Page',
  article: 'Article',
};

function referenceGid(reference: ReferenceDocument): string {
  return reference.kind === 'image'
    ? gid('MediaImage', reference.image.id)
    : gid(gidTypes[reference.kind], reference.id);
}

function idsOf(kind: string, keys: string[]): Map<string, number> {
  return new Map(keys.map((key) => [key, stableId(kind, key)]));
}

function known(ids: ReadonlyMap<string, number>, kind: string, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The catalogue refers to a missing ${kind}: ${key}`);
  return id;
}
