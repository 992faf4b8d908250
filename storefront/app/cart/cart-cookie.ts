import { createCookie } from 'react-router';

const tenDays = 60 * 60 * 24 * 10;

const cookie = createCookie('storefront_cart_id', {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
  maxAge: tenDays,
});

/** The visitor's cart id; null where the cookie is missing or invalid. */
export async function readCartId(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'));
  return typeof value === 'string' && value.startsWith('gid://shopify/Cart/') ? value : null;
}

/** The header that stores the cart id. */
export async function setCartCookie(cartId: string): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await cookie.serialize(cartId) };
}

/** The header that deletes the cookie of an expired cart. */
export async function clearCartCookie(): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) };
}
