import { z } from 'zod';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';

export interface VariantStock {
  /** Which of these variants can be bought now. */
  available(variantIds: readonly string[]): Promise<Set<string>>;
}

const found = z.object({ productVariant: z.object({ availableForSale: z.boolean() }).nullable() });

/**
 * Asks the platform for the present state: webhooks are repeated, late and out of order, so what they say of the stock is
 * not used.
 */
export function createVariantStock({ send }: AdminClient): VariantStock {
  return {
    async available(variantIds) {
      const available = new Set<string>();
      for (const id of variantIds) {
        const variables = { id: `gid://shopify/ProductVariant/${id}` };
        const { productVariant } = await send(adminDocuments.variantStock, variables, found);
        if (productVariant?.availableForSale) available.add(id);
      }
      return available;
    },
  };
}
