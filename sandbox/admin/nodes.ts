type Finder = (args: { id: string }) => unknown;

/** The root fields that find a node of this type. */
const finders: Record<string, string> = {
  BulkOperation: 'bulkOperation',
  Product: 'product',
  ProductVariant: 'productVariant',
  Collection: 'collection',
  Order: 'order',
  DraftOrder: 'draftOrder',
  Customer: 'customer',
  InventoryItem: 'inventoryItem',
  Location: 'location',
  GiftCard: 'giftCard',
  Page: 'page',
  Blog: 'blog',
  Article: 'article',
  Menu: 'menu',
  Metaobject: 'metaobject',
};

/** `node` and `nodes`: whatever can be read by its id. */
export function nodeResolvers(resolvers: Record<string, unknown>) {
  const find = (id: string): unknown => {
    const type = /^gid:\/\/shopify\/(\w+)\//.exec(id)?.[1] ?? '';
    const finder = resolvers[finders[type] ?? ''];
    return typeof finder === 'function' ? named(type, (finder as Finder)({ id })) : null;
  };
  return {
    node: ({ id }: { id: string }) => find(id),
    nodes: ({ ids }: { ids: string[] }) => ids.map(find),
  };
}

async function named(type: string, value: unknown): Promise<unknown> {
  const node = await value;
  return typeof node === 'object' && node !== null ? withType(type, node) : null;
}

/** Not a copy: nodes may have getters. */
function withType(type: string, node: object): object {
  return '__typename' in node ? node : Object.assign(node, { __typename: type });
}
