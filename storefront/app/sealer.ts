/** Authenticated encryption of what a cookie or Redis keeps. */
export interface Sealer {
  /** `purpose` is authenticated too: what is sealed for one cart or session cannot be opened for another. */
  seal(text: string, purpose: string): Promise<string>;
  /** Null for invalid text and for another purpose. */
  open(sealed: string, purpose: string): Promise<string | null>;
}

const ivLength = 12;

export function createSealer(secret: string): Sealer {
  const bytes = (text: string) => new TextEncoder().encode(text);
  let key: Promise<CryptoKey> | undefined;
  const getKey = () => {
    key ??= crypto.subtle
      .digest('SHA-256', bytes(`storefront sealer ${secret}`))
      .then((digest) =>
        crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']),
      );
    return key;
  };
  return {
    async seal(text, purpose) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(purpose) };
      const encrypted = await crypto.subtle.encrypt(algorithm, await getKey(), bytes(text));
      return Buffer.concat([iv, new Uint8Array(encrypted)]).toString('base64url');
    },
    async open(sealed, purpose) {
      const all = Buffer.from(sealed, 'base64url');
      const iv = all.subarray(0, ivLength);
      const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(purpose) };
      const opened = await crypto.subtle
        .decrypt(algorithm, await getKey(), all.subarray(ivLength))
        .catch(() => null);
      return opened && new TextDecoder().decode(opened);
    },
  };
}
