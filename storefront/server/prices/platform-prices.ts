import { z } from 'zod';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';
import { lowestPriceKey, lowestPriceType, type PriceMarket } from './price-markets.ts';

/** A variant's price in a market, and the lowest price that the platform shows with it. */
export interface PlatformPrice {
  variantId: string;
  amount: string;
  currency: string;
  isReduced: boolean;
  changedAt: Date;
  /** The metafield's value; null without one. */
  lowest: string | null;
}

/** What becomes of a variant's metafield; null deletes it. */
export interface LowestPrice {
  variantId: string;
  value: { amount: string; currency: string } | null;
}

const money = z.object({ amount: z.string(), currencyCode: z.string() });
const page = z.object({
  shop: z.object({ currencyCode: z.string() }),
  productVariants: z.object({
    nodes: z.array(
      z.object({
        legacyResourceId: z.string(),
        updatedAt: z.coerce.date(),
        price: z.string(),
        compareAtPrice: z.string().nullable(),
        contextualPricing: z.object({ price: money, compareAtPrice: money.nullable() }).optional(),
        metafield: z.object({ value: z.string() }).nullable(),
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});
const userErrors = z.array(z.object({ message: z.string() }));
const setAnswer = z.object({ metafieldsSet: z.object({ userErrors }) });
const deleteAnswer = z.object({ metafieldsDelete: z.object({ userErrors }) });

/** The platform's limit of metafields in one call. */
const mostWritten = 25;

export interface PlatformPrices {
  /** In pages, since a shop may have very many; null for all products. */
  read(productId: string | null, market: PriceMarket): AsyncGenerator<PlatformPrice[]>;
  write(lowest: readonly LowestPrice[], market: PriceMarket): Promise<void>;
}

export function createPlatformPrices({ send }: AdminClient): PlatformPrices {
  const readPage = (variables: object): Promise<z.output<typeof page>> =>
    send(adminDocuments.variantPrices, variables, page);
  return {
    async *read(productId, market) {
      let after: string | null = null;
      for (;;) {
        const variables: object = {
          query: productId === null ? null : `product_id:${productId}`,
          after,
          country: market.country,
          inCountry: market.country !== null,
          key: lowestPriceKey(market),
        };
        const { shop, productVariants } = await readPage(variables);
        yield productVariants.nodes.map((node) => {
          const { price, compareAtPrice } = node.contextualPricing ?? {
            price: { amount: node.price, currencyCode: shop.currencyCode },
            compareAtPrice: node.compareAtPrice === null ? null : { amount: node.compareAtPrice },
          };
          return {
            variantId: node.legacyResourceId,
            amount: price.amount,
            currency: price.currencyCode,
            isReduced:
              compareAtPrice !== null && Number(compareAtPrice.amount) > Number(price.amount),
            changedAt: node.updatedAt,
            lowest: node.metafield?.value ?? null,
          };
        });
        if (!productVariants.pageInfo.hasNextPage) return;
        after = productVariants.pageInfo.endCursor;
      }
    },
    async write(lowest, market) {
      const key = lowestPriceKey(market);
      const identify = ({ variantId }: LowestPrice) => ({
        ownerId: `gid://shopify/ProductVariant/${variantId}`,
        namespace: 'price',
        key,
      });
      for (let from = 0; from < lowest.length; from += mostWritten) {
        const some = lowest.slice(from, from + mostWritten);
        const set = some.flatMap((one) =>
          one.value
            ? [{ ...identify(one), type: lowestPriceType(market), value: textOf(one.value) }]
            : [],
        );
        const deleted = some.filter(({ value }) => value === null).map(identify);
        if (set.length > 0) {
          const answer = await send(adminDocuments.metafieldsSet, { metafields: set }, setAnswer);
          refuseErrors(answer.metafieldsSet.userErrors);
        }
        if (deleted.length > 0) {
          const variables = { metafields: deleted };
          const answer = await send(adminDocuments.metafieldsDelete, variables, deleteAnswer);
          refuseErrors(answer.metafieldsDelete.userErrors);
        }
      }
    },
  };
}

/** As the platform stores money. */
export function textOf({ amount, currency }: NonNullable<LowestPrice['value']>): string {
  return JSON.stringify({ amount, currency_code: currency });
}

function refuseErrors([error]: z.output<typeof userErrors>): void {
  if (error) throw new Error(`the platform refused the lowest prices (${error.message})`);
}
