import { z } from 'zod';
import type { CatalogueInput } from '../catalogue-format/catalogue.ts';
import { type AdminClient, adminClient } from './admin-client.ts';
import type { ImportedProduct } from './products.ts';
import { readShopContent } from './shop-content.ts';
import { readShopProducts } from './shop-products.ts';

export interface RunningShop {
  name: string;
  currency: string;
  country: string;
  products: ImportedProduct[];
  collections: ImportedCollection[];
  content: Pick<CatalogueInput, 'pages' | 'blogs' | 'policies' | 'menus'>;
}

type ImportedCollection = Omit<CatalogueInput['collections'][number], 'image'> & {
  title: string;
};

const shopSchema = z.object({
  shop: z.object({
    name: z.string(),
    currencyCode: z.string(),
    billingAddress: z.object({ countryCodeV2: z.string().nullable() }),
  }),
});
const collectionSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
});

/** Goods and content of a running shop, in its primary language. */
export async function readShop(shopUrl: string, token: string): Promise<RunningShop> {
  const client = adminClient(shopUrl, token);
  const { shop } = await client.ask(
    '{ shop { name currencyCode billingAddress { countryCodeV2 } } }',
    shopSchema,
  );
  const { products, keys } = await readShopProducts(client);
  const found = await client.askAll(
    `query ($after: String) { list: collections(first: 50, after: $after) {
      nodes { id handle title descriptionHtml } pageInfo { hasNextPage endCursor } } }`,
    collectionSchema,
  );
  const collections: ImportedCollection[] = [];
  for (const { id, handle, title, descriptionHtml } of found) {
    const ids = await productsIn(client, id);
    collections.push({
      key: handle,
      title,
      descriptionHtml,
      // drafts are in the list, too
      products: ids.flatMap((product) => keys.get(product) ?? []),
    });
  }
  return {
    name: shop.name,
    currency: shop.currencyCode,
    country: shop.billingAddress.countryCodeV2 ?? 'US',
    products,
    collections,
    content: await readShopContent(client, {
      products: keys,
      collections: new Map(found.map(({ id, handle }) => [id, handle])),
    }),
  };
}

const idSchema = z.object({ id: z.string() });

async function productsIn(client: AdminClient, id: string): Promise<string[]> {
  const schema = z.object({
    collection: z.object({
      products: z.object({
        nodes: z.array(idSchema),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    }),
  });
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const { collection }: z.output<typeof schema> = await client.ask(
      `query ($id: ID!, $after: String) { collection(id: $id) { products(first: 250, after: $after) {
        nodes { id } pageInfo { hasNextPage endCursor } } } }`,
      schema,
      { id, after },
    );
    ids.push(...collection.products.nodes.map((product) => product.id));
    if (!collection.products.pageInfo.hasNextPage) return ids;
    after = collection.products.pageInfo.endCursor;
  }
}
