import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { ask } from '../testing/app.ts';

export async function variantOf(app: FastifyInstance, handle: string, place = 0): Promise<string> {
  const { data } = await ask<{ product: { variants: { nodes: { id: string }[] } } }>(
    app,
    'query ($handle: String!) { product(handle: $handle) { variants(first: 5) { nodes { id } } } }',
    { handle },
  );
  const id = data.product.variants.nodes[place]?.id;
  if (!id) throw new Error(`${handle} has no variant ${place}`);
  return id;
}

/** Answers the path of the new cart's checkout. */
export async function createCheckout(
  app: FastifyInstance,
  input: Record<string, unknown>,
): Promise<string> {
  const { data } = await ask<{ cartCreate: { cart: { checkoutUrl: string } } }>(
    app,
    'mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } } }',
    { input },
  );
  return data.cartCreate.cart.checkoutUrl.replace(/^https?:\/\/[^/]+/, '');
}

export const goodForm = {
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
};

export function post(
  app: FastifyInstance,
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  };
  return app.inject(options);
}

/** Opens the page and orders what it shows. */
export async function order(
  app: FastifyInstance,
  path: string,
  changes: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const shown = await app.inject({ url: path });
  return post(app, path, { ...goodForm, ...shownTotals(shown.body), ...changes });
}

export function shownTotals(page: string): { seen: string; seenTotal: string } {
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  return { seen: value('seen'), seenTotal: value('seenTotal') };
}
