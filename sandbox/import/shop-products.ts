import { z } from 'zod';
import { metafieldTypes } from '../catalogue-format/metafields.ts';
import type { AdminClient } from './admin-client.ts';
import type { ImportedProduct } from './products.ts';
import { centsOf, uniqueSku, untrackedStock } from './variant-values.ts';

/** Small pages: the platform refuses operations that cost more than a thousand points. */
const productsQuery = `query ($after: String) {
  list: products(first: 10, after: $after, query: "status:active") {
    nodes {
      id handle title descriptionHtml vendor productType tags isGiftCard createdAt
      seo { title description }
      category { id fullName }
      options { name optionValues { name } }
      media(first: 20) { nodes { ... on MediaImage { image { url altText } } } }
      metafields(first: 30) { nodes { namespace key type value } }
      variants(first: 100) {
        nodes {
          sku barcode price compareAtPrice inventoryQuantity inventoryPolicy
          selectedOptions { name value }
          image { url }
          inventoryItem { tracked measurement { weight { value unit } } }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const variantSchema = z.object({
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  inventoryQuantity: z.number().nullable(),
  inventoryPolicy: z.enum(['DENY', 'CONTINUE']),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: z.object({ url: z.string() }).nullable(),
  inventoryItem: z.object({
    tracked: z.boolean(),
    measurement: z.object({
      weight: z.object({ value: z.number(), unit: z.string() }).nullable(),
    }),
  }),
});
const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  isGiftCard: z.boolean(),
  createdAt: z.string(),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  category: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  options: z.array(
    z.object({ name: z.string(), optionValues: z.array(z.object({ name: z.string() })) }),
  ),
  media: z.object({
    nodes: z.array(
      z.object({
        image: z.object({ url: z.string(), altText: z.string().nullable() }).nullish(),
      }),
    ),
  }),
  metafields: z.object({
    nodes: z.array(
      z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() }),
    ),
  }),
  variants: z.object({ nodes: z.array(variantSchema) }),
});
type ShopProduct = z.output<typeof productSchema>;
type ShopVariant = z.output<typeof variantSchema>;

interface ShopProducts {
  products: ImportedProduct[];
  /** Keys by the platform's ids. */
  keys: Map<string, string>;
}

/** The active products of a running shop; metafields that refer to other things are left out. */
export async function readShopProducts(client: AdminClient): Promise<ShopProducts> {
  const found = await client.askAll(productsQuery, productSchema);
  const skus = new Set<string>();
  return {
    products: found.map((product) => toProduct(product, skus)),
    keys: new Map(found.map(({ id, handle }) => [id, handle])),
  };
}

function toProduct(product: ShopProduct, skus: Set<string>): ImportedProduct {
  const { handle: key, title, descriptionHtml, vendor, productType, tags, seo } = product;
  const { isGiftCard, createdAt, category } = product;
  const options = product.options.filter(
    ({ name, optionValues }) => name !== 'Title' || optionValues[0]?.name !== 'Default Title',
  );
  return {
    key,
    title,
    descriptionHtml,
    vendor,
    productType,
    tags,
    isGiftCard,
    createdAt,
    ...((seo.title || seo.description) && {
      seo: { title: seo.title || title, description: seo.description ?? '' },
    }),
    ...(category && {
      category: {
        id: category.id.slice(category.id.lastIndexOf('/') + 1),
        path: category.fullName.split(' > '),
      },
    }),
    metafields: product.metafields.nodes.flatMap(({ type, ...metafield }) => {
      const known = metafieldTypes.find((one) => one === type && !one.endsWith('_reference'));
      return known ? [{ ...metafield, type: known }] : [];
    }),
    options: options.map(({ name, optionValues }) => ({ name, values: optionValues })),
    images: product.media.nodes.flatMap(({ image }) =>
      image ? [{ url: image.url, alt: image.altText ?? '' }] : [],
    ),
    variants: product.variants.nodes.map((variant, index) => ({
      sku: uniqueSku(variant.sku || `${key}-${index + 1}`, skus),
      options: options.map(({ name, optionValues }) => {
        const chosen = variant.selectedOptions.find((option) => option.name === name)?.value;
        return optionValues.findIndex((value) => value.name === chosen);
      }),
      price: centsOf(variant.price, key),
      ...(variant.compareAtPrice && { compareAtPrice: centsOf(variant.compareAtPrice, key) }),
      ...stockOf(variant),
      weightGrams: gramsOf(variant),
      ...(variant.barcode && { barcode: variant.barcode }),
      imageUrl: variant.image?.url ?? '',
    })),
  };
}

function stockOf({ inventoryItem, inventoryQuantity, inventoryPolicy }: ShopVariant) {
  if (!inventoryItem.tracked) return { stock: untrackedStock };
  const whenSoldOut = inventoryPolicy === 'CONTINUE' ? ('continue' as const) : ('deny' as const);
  return { stock: inventoryQuantity ?? 0, whenSoldOut };
}

const grams: Record<string, number> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349_523,
  POUNDS: 453.592_37,
};

function gramsOf({ inventoryItem }: ShopVariant): number {
  const { weight } = inventoryItem.measurement;
  return weight ? Math.round(weight.value * (grams[weight.unit] ?? 1)) : 0;
}
