import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Faults } from '../../sandbox/control/faults.ts';
import { storefrontApiPath } from '../../sandbox/schema/api-version.ts';

const json = { 'content-type': 'application/json' };

const products = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          handle: z.string(),
          variants: z.object({
            nodes: z
              .array(
                z.object({
                  id: z.string(),
                  sku: z.string(),
                  price: z.object({ amount: z.string() }),
                }),
              )
              .min(1),
          }),
        }),
      ),
    }),
  }),
});

/** Client for the sandbox, for benchmarks and the rehearsal. */
export function sandboxClient(origin: string) {
  const control = async (method: string, path: string, body: unknown) => {
    const response = await fetch(`${origin}/_control/${path}`, {
      method,
      headers: json,
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`the sandbox responded to ${path} with status ${response.status}`);
  };
  return {
    /** In place of those before; what is not named does not fail. */
    setFaults: (faults: Partial<Faults>) => control('PUT', 'faults', faults),
    setPrice: (sku: string, price: number) => control('PATCH', `variants/${sku}`, { price }),
    async products(count: number) {
      const response = await fetch(`${origin}${storefrontApiPath}`, {
        method: 'POST',
        headers: {
          ...json,
          'x-shopify-storefront-access-token': 'the-sandbox-storefront-api-token',
        },
        body: JSON.stringify({
          query: `query ($count: Int!) @inContext(language: DE) {
            products(first: $count, query: "available_for_sale:true") {
              nodes { id handle variants(first: 1) { nodes { id sku price { amount } } } }
            }
          }`,
          variables: { count },
        }),
      });
      return products.parse(await response.json()).data.products.nodes.map((product) => {
        const [variant] = product.variants.nodes;
        if (!variant) throw new Error(`${product.handle} has no variant`);
        return {
          id: Number(product.id.split('/').at(-1)),
          handle: product.handle,
          variant: variant.id,
          sku: variant.sku,
          cents: Math.round(Number(variant.price.amount) * 100),
        };
      });
    },
  };
}

/** Sends a signed webhook to the shop, as the platform does. */
export async function sendWebhook(shop: string, topic: string, id: number): Promise<void> {
  const body = JSON.stringify({ id, updated_at: `${new Date().toISOString()} ${randomUUID()}` });
  const response = await fetch(`${shop}/webhooks/platform`, {
    method: 'POST',
    headers: {
      ...json,
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-hmac-sha256': createHmac('sha256', 'sandbox-webhook-secret')
        .update(body)
        .digest('base64'),
    },
    body,
  });
  if (response.status !== 200) throw new Error(`the webhook got status ${response.status}`);
}
