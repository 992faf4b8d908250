import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { convertCents } from '../graphql/market.ts';
import { mediaImageNode } from '../graphql/media-types.ts';
import { type MetafieldIdentifier, metafieldOf, variantMetafields } from '../graphql/metafields.ts';
import type { PageArguments } from '../graphql/page.ts';
import { plainText } from '../graphql/plain-text.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import { listCollectionIdsOfProduct } from '../store/collections.ts';
import { createLoaders } from '../store/loaders.ts';
import type { ProductNode, VariantNode } from '../store/nodes.ts';
import { collectionOf } from './collection-node.ts';
import { type CommerceAdmin, decimal, locationId } from './commerce.ts';
import { type CountArguments, countOf } from './counts.ts';

type ListArguments = PageArguments & { reverse?: boolean | null; query?: string | null };

type MetafieldsArguments = ListArguments & { namespace?: string | null; keys?: string[] | null };

export type ProductReader = ReturnType<typeof productReader>;

/** Products and variants as the Admin API shows them, in the shop's primary language. */
export function productReader(admin: CommerceAdmin) {
  const { database, textCache, languages, filesUrl, shop } = admin;
  const loaders = () => createLoaders(database, languages[0], textCache, filesUrl);

  const productOf = (product: ProductNode) => {
    const detail = async () => {
      const found = await loaders().details.load(product.key);
      if (!found) throw new Error(`Product ${product.key} has no text`);
      return found;
    };
    const mediaOf = async () =>
      (await detail()).images.map((image) => ({
        ...mediaImageNode(image, filesUrl),
        status: 'READY',
      }));
    const prices = product.variants.map(({ priceInCents }) => priceInCents);
    const money = (cents: number) => ({ amount: decimal(cents), currencyCode: shop.currency });
    return {
      __typename: 'Product',
      id: product.id,
      legacyResourceId: String(product.key),
      title: product.title,
      handle: product.handle,
      vendor: product.vendor,
      productType: product.productType,
      tags: product.tags,
      isGiftCard: product.isGiftCard,
      // everything in a catalogue is for sale
      status: 'ACTIVE',
      createdAt: product.createdAt,
      publishedAt: product.publishedAt,
      seo: product.seo,
      hasOnlyDefaultVariant: product.variants[0]?.title === 'Default Title',
      totalInventory: product.variants.reduce((sum, it) => sum + it.quantityAvailable, 0),
      variantsCount: { count: product.variants.length, precision: 'EXACT' },
      priceRangeV2: {
        minVariantPrice: money(Math.min(...prices)),
        maxVariantPrice: money(Math.max(...prices)),
      },
      options: ({ first }: { first?: number | null }) =>
        product.allOptions
          .slice(0, first ?? undefined)
          .map(({ id, name, values, optionValues }, index) => ({
            id,
            name,
            values,
            position: index + 1,
            optionValues: optionValues.map((value) => ({ id: value.id, name: value.name })),
          })),
      descriptionHtml: async () => (await detail()).descriptionHtml,
      description: async ({ truncateAt }: { truncateAt?: number | null }) =>
        plainText((await detail()).descriptionHtml, truncateAt),
      category: async () => {
        const { category } = await detail();
        if (!category) return null;
        return {
          id: gid('TaxonomyCategory', category.id),
          name: category.path.at(-1),
          fullName: category.path.join(' > '),
        };
      },
      metafield: async (identifier: MetafieldIdentifier) =>
        metafieldOf((await detail()).metafields, identifier, product),
      metafields: async ({ namespace, keys, ...args }: MetafieldsArguments) => {
        const { metafields } = await detail();
        const names = Object.keys(metafields).map((name) => {
          const [space = '', ...key] = name.split('.');
          return { namespace: space, key: key.join('.') };
        });
        const wanted = names.filter(
          (name) =>
            (!namespace || name.namespace === namespace) &&
            (!keys || keys.includes(`${name.namespace}.${name.key}`)),
        );
        return connectionOf(
          wanted.map((name) => metafieldOf(metafields, name, product)),
          args,
        );
      },
      media: async (args: ListArguments) => connectionOf(await mediaOf(), args),
      featuredMedia: async () => (await mediaOf())[0] ?? null,
      variants: (args: ListArguments) => connectionOf(product.variants.map(variantOf), args),
      collections: async (args: ListArguments) => {
        const ids = await listCollectionIdsOfProduct(database, product.key);
        const found = await loaders().collections.loadMany(ids);
        return connectionOf(
          found.flatMap((it) => (it ? [collectionOf(it, admin, findProduct)] : [])),
          args,
        );
      },
    };
  };

  const variantOf = (variant: VariantNode): object => ({
    __typename: 'ProductVariant',
    id: variant.id,
    legacyResourceId: String(variant.key),
    title: variant.title,
    displayName: `${variant.product.title} - ${variant.title}`,
    sku: variant.sku,
    position: variant.index + 1,
    price: decimal(variant.priceInCents),
    compareAtPrice:
      variant.compareAtPriceInCents === null ? null : decimal(variant.compareAtPriceInCents),
    availableForSale: variant.availableForSale,
    inventoryQuantity: variant.quantityAvailable,
    inventoryPolicy: variant.sellsBeyondStock ? 'CONTINUE' : 'DENY',
    selectedOptions: variant.selectedOptions,
    image: variant.image,
    taxable: true,
    createdAt: variant.product.createdAt,
    updatedAt: variant.changedAt ?? variant.product.createdAt,
    metafield: async (identifier: MetafieldIdentifier) => {
      const detail = await loaders().details.load(variant.product.key);
      return detail
        ? metafieldOf(variantMetafields(detail, variant), identifier, variant.product)
        : null;
    },
    contextualPricing: ({ context }: { context: { country?: string | null } }) => {
      const market = admin.marketFor(context.country ?? undefined);
      const money = (cents: number) => ({
        amount: decimal(convertCents(cents, market)),
        currencyCode: market.currency,
      });
      const { priceInCents, compareAtPriceInCents } = variant;
      return {
        price: money(priceInCents),
        compareAtPrice: compareAtPriceInCents === null ? null : money(compareAtPriceInCents),
      };
    },
    barcode: async () => {
      const detail = await loaders().details.load(variant.product.key);
      return detail?.barcodes[variant.index] ?? null;
    },
    product: () => productOf(variant.product),
    inventoryItem: () => inventoryItemOf(variant),
  });

  const inventoryItemOf = (variant: VariantNode) => ({
    __typename: 'InventoryItem',
    id: gid('InventoryItem', variant.key),
    legacyResourceId: String(variant.key),
    sku: variant.sku,
    tracked: true,
    requiresShipping: !variant.product.isGiftCard,
    measurement: { weight: { value: variant.weight, unit: 'GRAMS' } },
    variant: () => variantOf(variant),
    inventoryLevels: (args: ListArguments) => connectionOf([levelOf(variant)], args),
    inventoryLevel: ({ locationId: id }: { locationId: string }) =>
      parseGid('Location', id) === locationId ? levelOf(variant) : null,
  });

  const levelOf = (variant: VariantNode) => ({
    id: gid('InventoryLevel', `${locationId}?inventory_item_id=${variant.key}`),
    location: { id: gid('Location', locationId), name: shop.name },
    item: () => inventoryItemOf(variant),
    quantities: ({ names }: { names: string[] }) =>
      names.map((name) => ({
        name,
        quantity: name === 'available' || name === 'on_hand' ? variant.quantityAvailable : 0,
      })),
  });

  const findProduct = async (key: number | undefined) => {
    const found = key === undefined ? undefined : await loaders().products.load(key);
    return found ? productOf(found) : null;
  };
  const loadVariant = async (key: number | undefined) =>
    key === undefined ? undefined : await loaders().variants.load(key);
  const variant = async (key: number | undefined) => {
    const found = await loadVariant(key);
    return found ? variantOf(found) : null;
  };
  const inventoryItem = async (key: number | undefined) => {
    const found = await loadVariant(key);
    return found ? inventoryItemOf(found) : null;
  };
  return { product: findProduct, variant, inventoryItem, loaders };
}

export function productResolvers(admin: CommerceAdmin, reader: ProductReader) {
  const { database, languages } = admin;
  const texts = () =>
    database
      .selectFrom('product_text')
      .innerJoin('product', 'product.id', 'product_text.product_id')
      .select(['product_id as id', 'handle', 'title', 'vendor', 'tags'])
      .where('language', '=', languages[0])
      .orderBy('title')
      .execute();
  const matching = async (query: string | null | undefined) => {
    // everything in a catalogue is active
    const [statusTerm = '', status = 'active'] = /\bstatus:(\w+)/i.exec(query ?? '') ?? [];
    const words = query?.replace(statusTerm, '');
    const isFound = parseTextQuery(words, ['title', 'handle', 'vendor', 'id', 'tag'], 'products');
    return (await texts()).filter(
      ({ id, tags, ...row }) =>
        status.toLowerCase() === 'active' &&
        (tags.length === 0 ? [''] : tags).some((tag) => isFound({ ...row, id: String(id), tag })),
    );
  };
  const matchingVariants = async (query: string | null | undefined) => {
    const isFound = parseTextQuery(query, ['sku', 'id', 'product_id'], 'productVariants');
    const rows = await database
      .selectFrom('variant')
      .select(['id', 'sku', 'product_id'])
      .orderBy('id')
      .execute();
    return rows.filter(({ id, sku, product_id }) =>
      isFound({ sku, id: String(id), product_id: String(product_id) }),
    );
  };
  const byHandle = async (handle: string | null | undefined) =>
    reader.product((await texts()).find((one) => one.handle === handle)?.id);
  return {
    product: ({ id }: { id: string }) => reader.product(parseGid('Product', id)),
    productByHandle: ({ handle }: { handle: string }) => byHandle(handle),
    productByIdentifier: ({
      identifier: { id, handle },
    }: {
      identifier: { id?: string | null; handle?: string | null };
    }) => (id ? reader.product(parseGid('Product', id)) : byHandle(handle)),
    products: async ({ query, ...args }: ListArguments) => {
      const page = connectionOf(await matching(query), args);
      const nodes = await Promise.all(page.nodes.map(({ id }) => reader.product(id)));
      return {
        nodes,
        pageInfo: page.pageInfo,
        edges: page.edges.map(({ cursor }, index) => ({ cursor, node: nodes[index] })),
      };
    },
    productsCount: async (args: CountArguments) =>
      countOf((await matching(args.query)).length, args),
    productVariant: ({ id }: { id: string }) => reader.variant(parseGid('ProductVariant', id)),
    productVariants: async ({ query, ...args }: ListArguments) => {
      const page = connectionOf(await matchingVariants(query), args);
      const nodes = await Promise.all(page.nodes.map(({ id }) => reader.variant(id)));
      return {
        nodes,
        pageInfo: page.pageInfo,
        edges: page.edges.map(({ cursor }, index) => ({ cursor, node: nodes[index] })),
      };
    },
    productVariantsCount: async (args: CountArguments) =>
      countOf((await matchingVariants(args.query)).length, args),
    inventoryItem: ({ id }: { id: string }) => reader.inventoryItem(parseGid('InventoryItem', id)),
  };
}
