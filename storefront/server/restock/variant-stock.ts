import { z } from 'zod';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';

export interface VariantStock {
  /** Which of these variants can be bought now. */
  available(variantIds: readonly string[]): Promise<Set<string>>;
}

const maxIds = 250;
const gidPrefix = 'gid://shopify/ProductVariant/';
const found = z.object({
  nodes: z.array(z.object({ id: z.string(), availableForSale: z.boolean() }).nullable()),
});

/**
 * Asks the platform for the present state: webhooks are repeated, late and out of order, so what they say of the stock is
 * not used.
 */
export function createVariantStock({ send }: AdminClient): VariantStock {
  return {
    async available(variantIds) {
      const available = new Set<string>();
      for (let start = 0; start < variantIds.length; start += maxIds) {
        const ids = variantIds.slice(start, start + maxIds).map((id) => gidPrefix + id);
        const { nodes } = await send(adminDocuments.variantStock, { ids }, found);
        for (const node of nodes) {
          if (node?.availableForSale) available.add(node.id.slice(gidPrefix.length));
        }
      }
      return available;
    },
  };
}
