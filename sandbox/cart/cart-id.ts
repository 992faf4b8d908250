import { randomBytes, randomUUID } from 'node:crypto';

/** `gid://shopify/Cart/<token>?key=<key>`: who knows both halves owns the cart. */
export interface CartId {
  token: string;
  key: string;
}

const pattern = /^gid:\/\/shopify\/Cart\/([\w-]+)\?key=(\w+)$/;

export function newCartId(): CartId {
  return { token: randomBytes(24).toString('base64url'), key: randomBytes(16).toString('hex') };
}

export function formatCartId({ token, key }: CartId): string {
  return `gid://shopify/Cart/${token}?key=${key}`;
}

export function parseCartId(text: string): CartId | undefined {
  const [, token, key] = pattern.exec(text) ?? [];
  return token && key ? { token, key } : undefined;
}

export function checkoutUrl(origin: string, { token, key }: CartId): string {
  return `${origin}/cart/c/${token}?key=${key}`;
}

export function newLineId({ token }: CartId): string {
  return `gid://shopify/CartLine/${randomUUID()}?cart=${token}`;
}
