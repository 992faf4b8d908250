import { randomBytes, randomUUID } from 'node:crypto';
import type { VisitorConsent } from '../graphql/operation-context.ts';

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

/** With the visitor's consent, which the platform hands on to its checkout. */
export function checkoutUrl(
  origin: string,
  { token, key }: CartId,
  consent?: VisitorConsent,
): string {
  const url = `${origin}/cart/c/${token}?key=${key}`;
  return consent ? `${url}&_cs=${consentCode(consent)}` : url;
}

/** The platform's code is not published: the first letters of what was agreed to. */
function consentCode({ analytics, marketing, preferences, saleOfData }: VisitorConsent): string {
  const letters = [analytics && 'A', marketing && 'M', preferences && 'P', saleOfData && 'S'];
  return `3.${letters.filter(Boolean).join('')}`;
}

export function newLineId({ token }: CartId): string {
  return `gid://shopify/CartLine/${randomUUID()}?cart=${token}`;
}
