import { z } from 'zod';
import type { CartId } from '../cart/cart-id.ts';
import { loadFacts } from '../cart/facts.ts';
import { addLines } from '../cart/lines.ts';
import { emptyContent } from '../cart/model.ts';
import { findCart, insertCart } from '../cart/store.ts';
import { viewCheckout } from '../checkout/checkout-view.ts';
import { type CheckoutFields, emptyFields, toOrderDetails } from '../checkout/fields.ts';
import type { Order } from '../checkout/orders.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { gid } from '../graphql/ids.ts';
import { marketOf } from '../graphql/market.ts';
import type { CommerceAdmin } from './commerce.ts';
import type { ProductReader } from './products.ts';

interface AddressInput {
  firstName?: string | null;
  lastName?: string | null;
  address1?: string | null;
  zip?: string | null;
  city?: string | null;
  countryCode?: string | null;
  phone?: string | null;
}

export interface MerchantOrderInput {
  lineItems?: { variantId?: string | null; quantity: number }[] | null;
  email?: string | null;
  shippingAddress?: AddressInput | null;
}

/** What a shopper would have put into a cart and typed at the checkout. */
export interface MerchantCart {
  cartId: CartId;
  fields: CheckoutFields;
}

interface Problem {
  field: string[] | null;
  message: string;
}

const emptyLine = { id: '', quantity: 1, sellingPlanId: null, attributes: [] };

/** A cart for an order that a merchant makes, or why there is none. */
export async function merchantCart(
  { database, languages, now, shop }: CommerceAdmin,
  { lineItems, email, shippingAddress }: MerchantOrderInput,
): Promise<MerchantCart | Problem> {
  if (!lineItems || lineItems.length === 0) {
    return { field: null, message: 'Add at least 1 product' };
  }
  if (!z.email().safeParse(email).success) return { field: ['email'], message: 'Email is invalid' };
  const country = shippingAddress?.countryCode ?? shop.country;
  const empty = emptyContent(marketOf(country, shop));
  const wanted = lineItems.map(({ variantId, quantity }) => ({
    merchandiseId: variantId ?? '',
    quantity,
  }));
  const named = wanted.map(({ merchandiseId: variantId }) => ({ ...emptyLine, variantId }));
  const { merchandise } = await loadFacts(database, { ...empty, lines: named }, now());
  const missing = named.find(({ variantId }) => !merchandise.has(variantId))?.variantId;
  if (missing !== undefined) {
    const number = missing.slice(missing.lastIndexOf('/') + 1);
    return { field: null, message: `Product with ID ${number} is no longer available.` };
  }
  const newLineId = () => gid('CartLine', crypto.randomUUID());
  const { lines, userErrors } = addLines([], wanted, merchandise, newLineId);
  const [error] = userErrors;
  if (error) return { field: ['lineItems'], message: error.message };
  const content = { ...empty, lines: lines.toReversed() };
  const { id } = await insertCart(database, content, languages[0]);
  const fields = { ...emptyFields(email ?? '', country), ...addressOf(shippingAddress) };
  return { cartId: id, fields };
}

export async function viewMerchantCart(
  { database, shop, now }: CommerceAdmin,
  reader: ProductReader,
  { cartId, fields }: MerchantCart,
) {
  const cart = await findCart(database, cartId);
  return cart && (await viewCheckout(database, reader.loaders(), shop, cart, fields, now()));
}

/** Orders it as it stands, paid. */
export async function orderMerchantCart(
  admin: CommerceAdmin,
  reader: ProductReader,
  cart: MerchantCart,
): Promise<Order | Problem> {
  const { database, languages, shop, origin, shopUrl, now } = admin;
  const checkout = await viewMerchantCart(admin, reader, cart);
  if (!checkout) return { field: ['id'], message: 'Draft order not found' };
  const { summary, fingerprint, descriptions } = checkout;
  const outcome = await placeOrder(database, {
    cartId: cart.cartId,
    language: languages[0],
    shop,
    origin,
    shopUrl,
    descriptions,
    details: toOrderDetails(cart.fields, summary.total > 0),
    cardNumber: '1',
    seen: { fingerprint, total: summary.total },
    now: now(),
  });
  return outcome.kind === 'placed'
    ? outcome.order
    : { field: null, message: 'Not enough items available' };
}

export const isProblem = (result: object): result is Problem => 'message' in result;

function addressOf(address: AddressInput | null | undefined): Partial<CheckoutFields> {
  if (!address) return {};
  const { firstName, lastName, address1, zip, city, phone } = address;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    street: address1 ?? '',
    postcode: zip ?? '',
    city: city ?? '',
    phone: phone ?? '',
  };
}
