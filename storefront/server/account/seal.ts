import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Authenticated encryption of what is kept of a session; `name` is authenticated, too. */
export function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'storefront account sessions', 32));
  return {
    seal(text: string, name: string): string {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    /** Null for text that was sealed with another secret or name. */
    open(sealed: string, name: string): string | null {
      const all = Buffer.from(sealed, 'base64url');
      if (all.length < ivLength + tagLength) return null;
      try {
        const decipher = createDecipheriv(algorithm, key, all.subarray(0, ivLength))
          .setAAD(Buffer.from(name))
          .setAuthTag(all.subarray(ivLength, ivLength + tagLength));
        const text = decipher.update(all.subarray(ivLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
