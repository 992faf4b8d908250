import { present, reference, type Version } from './case.ts';
import type { Facts } from './facts.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

export interface Page<Node> {
  nodes: Node[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** A list of the schema that is paged. */
export interface ConnectionField {
  name: string;
  source: string;
  /** The enum of its sort keys. */
  sortKeys?: string;
  /** What is known of an item, for orders. */
  fields: string;
  /** What leads to it: `product(id: "…")`. */
  parent?: (facts: Facts) => string;
}

const productFields =
  'id title vendor productType createdAt updatedAt priceRange { minVariantPrice { amount } }';

export function connectionFields(version: Version): ConnectionField[] {
  const ofQuery = (name: string, sortKeys: string, fields: string): ConnectionField => ({
    name,
    source: reference(version, 'queries', name),
    sortKeys,
    fields,
  });
  const ofProduct = (name: string, sortKeys: string, fields: string): ConnectionField => ({
    name,
    source: reference(version, 'objects', 'Product'),
    sortKeys,
    fields,
    parent: ({ products }) => {
      const best = products.toSorted((a, b) => b.variants.nodes.length - a.variants.nodes.length);
      return `product(id: "${present(best[0], 'product').id}")`;
    },
  });
  return [
    ofQuery('products', 'ProductSortKeys', productFields),
    ofQuery('collections', 'CollectionSortKeys', 'id title updatedAt'),
    ofQuery('pages', 'PageSortKeys', 'id title updatedAt'),
    ofQuery('blogs', 'BlogSortKeys', 'id title handle'),
    ofQuery('articles', 'ArticleSortKeys', 'id title publishedAt blog { title }'),
    {
      name: 'products',
      source: reference(version, 'objects', 'Collection'),
      sortKeys: 'ProductCollectionSortKeys',
      fields: productFields,
      parent: ({ collection }) =>
        `collection(id: "${present(collection, 'collection with products').id}")`,
    },
    {
      name: 'articles',
      source: reference(version, 'objects', 'Blog'),
      sortKeys: 'ArticleSortKeys',
      fields: 'id title publishedAt blog { title }',
      parent: ({ blog }) => `blog(id: "${present(blog, 'blog').id}")`,
    },
    ofProduct('variants', 'ProductVariantSortKeys', 'id title sku'),
    ofProduct('images', 'ProductImageSortKeys', 'id'),
    ofProduct('media', 'ProductMediaSortKeys', 'id'),
  ];
}

export function nameOf({ name, parent, source }: ConnectionField): string {
  return parent ? `${source.split('/').at(-1)}.${name}` : name;
}

/** Asks for one page of a list. */
export async function askPage<Node extends { id: string }>(
  shop: ShopUnderTest,
  { name, fields, parent }: ConnectionField,
  args: string,
): Promise<Page<Node>> {
  const list = `list: ${name}(${args}) {
    nodes { ${fields} }
    edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }`;
  const owner = parent?.(await shop.facts());
  if (!owner) return (await shop.data<{ list: Page<Node> }>(`{ ${list} }`)).list;
  const answer = await shop.data<{ owner: { list: Page<Node> } }>(
    `{ owner: ${owner} { ${list} } }`,
  );
  return answer.owner.list;
}
