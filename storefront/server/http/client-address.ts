import { isIP } from 'node:net';

/**
 * The shopper's network address. Each proxy adds the address it was called from at the end, so with as many proxies as
 * are trusted, that entry counted from the end is the first one nobody could make up.
 */
export function clientAddress(headers: Headers, socketAddress: string, proxies: number): string {
  if (proxies === 0) return socketAddress;
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = entries.at(-proxies)?.trim() ?? '';
  return isIP(address) ? address : socketAddress;
}
