import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { z } from 'zod';

interface Claims {
  iss: string;
  sub: string;
  aud: string;
  exp: number;
  iat: number;
  sid: string;
  nonce?: string;
  email: string;
  email_verified: boolean;
}

const keyId = 'sandbox';
const hintSchema = z.object({ sid: z.uuid() });

/** Signs with a key of this process, made when it is first needed. */
export class IdTokens {
  private keys: { publicKey: KeyObject; privateKey: KeyObject } | undefined;

  private get pair() {
    this.keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return this.keys;
  }

  sign(claims: Claims): string {
    const text = [{ alg: 'RS256', typ: 'JWT', kid: keyId }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = createSign('RSA-SHA256').update(text).sign(this.pair.privateKey);
    return `${text}.${signature.toString('base64url')}`;
  }

  /** The grant of a token of ours, expired or not; undefined for any other text. */
  grantOf(token: string): string | undefined {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const isOurs = createVerify('RSA-SHA256')
      .update(`${head}.${payload}`)
      .verify(this.pair.publicKey, Buffer.from(signature, 'base64url'));
    if (!isOurs) return undefined;
    return hintSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).sid;
  }

  get jwks() {
    const key = this.pair.publicKey.export({ format: 'jwk' });
    return { keys: [{ ...key, kid: keyId, use: 'sig', alg: 'RS256' }] };
  }
}
