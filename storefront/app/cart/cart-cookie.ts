import { createCookie } from 'react-router';

const tenDays = 60 * 60 * 24 * 10;

const cookie = createCookie('storefront_cart_id', {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
  maxAge: tenDays,
});

/** The visitor's cart; a missing, foreign or forged cookie is no cart. */
export async function readCartId(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'));
  return typeof value === 'string' && value.startsWith('gid://shopify/Cart/') ? value : null;
}

/** The header that makes the browser remember this cart. */
export async function rememberCart(cartId: string): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await cookie.serialize(cartId) };
}

/** The header that makes it forget a cart that is gone. */
export async function forgetCart(): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) };
}
