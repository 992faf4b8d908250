import { z } from 'zod';
import type { AdminClient } from '../../storefront/server/admin/admin-client.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';

const document = `mutation ChangePrice($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(productId: $productId, variants: $variants) {
    productVariants { updatedAt } userErrors { message }
  }
}`;
const answer = z.object({
  productVariantsBulkUpdate: z.object({
    productVariants: z.array(z.object({ updatedAt: z.coerce.date() })).min(1),
  }),
});

const decimal = (cents: number) => (cents / 100).toFixed(2);

/** As a merchant does; the result is when, by the platform's clock. */
export async function changePrice(
  admin: AdminClient,
  { id, productId }: { id: number; productId: number },
  { price, compareAt }: { price: number; compareAt: number | null },
): Promise<number> {
  const variant = {
    id: `gid://shopify/ProductVariant/${id}`,
    price: decimal(price),
    compareAtPrice: compareAt === null ? null : decimal(compareAt),
  };
  const variables = { productId: `gid://shopify/Product/${productId}`, variants: [variant] };
  const { productVariantsBulkUpdate: changed } = await admin.send(document, variables, answer);
  return changed.productVariants[0]?.updatedAt.getTime() ?? 0;
}

/** As another app might. */
export async function overwriteLowest(admin: AdminClient, id: number, amount: string) {
  const metafield = {
    ownerId: `gid://shopify/ProductVariant/${id}`,
    namespace: 'price',
    key: 'lowest_30_days',
    type: 'money',
    value: JSON.stringify({ amount, currency_code: 'EUR' }),
  };
  await admin.send(adminDocuments.metafieldsSet, { metafields: [metafield] }, z.unknown());
}
