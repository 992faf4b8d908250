import { z } from 'zod';
import { storefrontApiPath } from '../../sandbox/schema/api-version.ts';

const answer = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({
          isGiftCard: z.boolean(),
          variants: z.object({
            nodes: z.array(
              z.object({
                id: z.string(),
                sku: z.string().nullable(),
                availableForSale: z.boolean(),
              }),
            ),
          }),
        }),
      ),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
});

type Products = z.infer<typeof answer>['data']['products'];

const query = `query ($after: String) {
  products(first: 100, after: $after) {
    nodes { isGiftCard variants(first: 250) { nodes { id sku availableForSale } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** All variants of the platform except gift cards, by numeric id. */
export async function readCatalogueVariants(sandboxOrigin: string) {
  const variants = new Map<string, { sku: string | null; available: boolean }>();
  let after: string | null = null;
  do {
    const response: Response = await fetch(sandboxOrigin + storefrontApiPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'the-sandbox-storefront-api-token',
      },
      body: JSON.stringify({ query, variables: { after } }),
    });
    const { nodes, pageInfo }: Products = answer.parse(await response.json()).data.products;
    for (const product of nodes.filter(({ isGiftCard }) => !isGiftCard)) {
      for (const { id, sku, availableForSale } of product.variants.nodes) {
        variants.set(id.split('/').at(-1) ?? '', { sku, available: availableForSale });
      }
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return variants;
}
