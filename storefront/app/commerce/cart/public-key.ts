/** Stands for the cart's token, which gives access to the cart. */
const tokenPlaceholder = '{cart}';

/** A platform id that browsers may know: opaque, encoded and without the cart's token. */
export function toPublicKey(id: string, cartId: string): string {
  const redacted = id.replaceAll(tokenOf(cartId), tokenPlaceholder);
  return Buffer.from(redacted).toString('base64url');
}

/** The id exactly as the platform sent it; null for a key that was not made by `toPublicKey`. */
export function fromPublicKey(key: string, cartId: string): string | null {
  const redacted = Buffer.from(key, 'base64url').toString();
  if (!redacted.startsWith('gid://shopify/')) return null;
  return redacted.replaceAll(tokenPlaceholder, tokenOf(cartId));
}

/** The last segment of the cart's id, without its access key. */
function tokenOf(cartId: string): string {
  const [path = ''] = cartId.split('?');
  return path.slice(path.lastIndexOf('/') + 1);
}
