import { z } from 'zod';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import type { TestEnvironment } from '../newsletter/environment.ts';

type Variables = Record<string, string>;

const created = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ checkoutUrl: z.string() }) }) }),
});

async function ask(url: string, headers: Variables, query: string, variables: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
}

/** Subscribes an address to a topic of the platform. */
export async function subscribe(variables: Variables, topic: string, uri: string) {
  await ask(
    `${variables.ADMIN_URL}/admin/api/2026-07/graphql.json`,
    { 'x-shopify-access-token': variables.ADMIN_TOKEN ?? '' },
    adminDocuments.webhookSubscriptionCreate,
    { topic, webhookSubscription: { uri, format: 'JSON' } },
  );
}

/** Orders as a shopper does in the platform's checkout, with these cart attributes. */
export async function orderer({ platform, variables }: TestEnvironment) {
  const row = await platform
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.id')
    .where('is_gift_card', '=', false)
    .where('sells_beyond_stock', '=', true)
    .executeTakeFirst();
  const any = row ?? (await platform.selectFrom('variant').select('id').executeTakeFirstOrThrow());
  await platform.updateTable('variant').set({ stock: 100_000 }).where('id', '=', any.id).execute();
  const merchandiseId = `gid://shopify/ProductVariant/${any.id}`;

  return async (attributes: { key: string; value: string }[]) => {
    const answer = await ask(
      `${variables.PLATFORM_URL}/api/2026-07/graphql.json`,
      { 'x-shopify-storefront-access-token': variables.PLATFORM_TOKEN ?? '' },
      'mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } } }',
      { input: { lines: [{ merchandiseId, quantity: 1 }], attributes } },
    );
    const { pathname, search } = new URL(created.parse(answer).data.cartCreate.cart.checkoutUrl);
    const checkout = `${variables.PLATFORM_URL}${pathname}${search}`;
    const page = await (await fetch(checkout)).text();
    const shown = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
    const response = await fetch(checkout, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        intent: 'order',
        email: 'mara@example.com',
        country: 'DE',
        firstName: 'Mara',
        lastName: 'Lindner',
        street: 'Am Beispielkai 12',
        postcode: '20457',
        city: 'Hamburg',
        shippingMethod: 'delivery',
        paymentMethod: 'card',
        billingSame: 'yes',
        cardNumber: '1',
        cardExpiry: '08/39',
        cardCode: '123',
        seen: shown('seen'),
        seenTotal: shown('seenTotal'),
      }),
    });
    if (response.status !== 303 && response.status !== 302) {
      throw new Error(`the checkout answers ${response.status}`);
    }
  };
}
