import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'confirm' | 'unsubscribe' | 'restock';

interface Token {
  subscriptionId: string;
  /** Null for a token that never expires. */
  expiresAt: Date | null;
}

export interface Tokens {
  sign(purpose: Purpose, token: Token): string;
  /** Null for an invalid signature or another purpose. Expired tokens are still read. */
  read(purpose: Purpose, text: string): Token | null;
}

const tokenFormat = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/**
 * Tokens of the links in mails. They are derived from subscription and expiry, so a retried mail contains the same link
 * and the database stores only a hash.
 */
export function createTokens(secret: string): Tokens {
  const signature = (purpose: Purpose, id: string, expires: string) =>
    createHmac('sha256', secret).update(`newsletter ${purpose} ${id} ${expires}`).digest();
  return {
    sign(purpose, { subscriptionId, expiresAt }) {
      const expires = expiresAt ? Math.floor(expiresAt.getTime() / 1000).toString(36) : '0';
      const signed = signature(purpose, subscriptionId, expires).toString('base64url');
      return `${subscriptionId}.${expires}.${signed}`;
    },
    read(purpose, text) {
      const [, id, expires, signed] = tokenFormat.exec(text) ?? [];
      if (!id || !expires || !signed) return null;
      const given = Buffer.from(signed, 'base64url');
      if (!timingSafeEqual(given, signature(purpose, id, expires))) return null;
      const seconds = Number.parseInt(expires, 36);
      return { subscriptionId: id, expiresAt: seconds === 0 ? null : new Date(seconds * 1000) };
    },
  };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
